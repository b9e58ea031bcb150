import { CircleAlert, Clapperboard } from "lucide-react";
import { useApi } from "#core/api.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { eventFields, eventStates } from "#features/events/fields.ts";
import { m } from "#messages";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { FieldList } from "../fields/field-list.tsx";
import { LibraryButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import type { ArticleFields } from "./fields.ts";

export function EventSide(props: FieldProps<ArticleFields>) {
  const { fields, change, errors } = props;
  return (
    <>
      <SideGroup
        title={m.adminArticles.state()}
        icon={CircleAlert}
        summary={eventStates[fields.eventState]()}
      >
        <FieldList list={blogFields} group="state" fields={fields} change={change} errors={errors} />
      </SideGroup>
      <SideGroup title={m.adminArticles.afterwards()} icon={Clapperboard}>
        <Afterwards {...props} />
      </SideGroup>
    </>
  );
}

/** The recording and the photographs, which readers see once the event is over. */
function Afterwards({ fields, change, errors, member }: FieldProps<ArticleFields>) {
  const library = useMediaLibrary();
  const { recordingUrl, recordingId, photographs } = fields;
  const collections = useCollections(photographs);
  const { label, hint } = eventFields.recordingUrl;
  return (
    <>
      <Field
        label={label()}
        hint={hint()}
        name="recordingUrl"
        inputMode="url"
        placeholder="https://"
        value={recordingUrl}
        disabled={recordingId !== ""}
        error={errors.recordingUrl ?? errors.recordingId}
        onChange={({ target }) => change({ recordingUrl: target.value })}
      />
      {member.role === "admin" && (
        <LibraryButton
          onClick={async () => {
            if (recordingId) return change({ recordingId: "" });
            const entry = await library.choose("recording");
            if (entry) change({ recordingId: entry._id, recordingUrl: "" });
          }}
        >
          {recordingId ? m.adminArticles.removeRecording() : m.adminEditor.fromLibrary()}
        </LibraryButton>
      )}
      <SelectField
        label={eventFields.photographs.label()}
        hint={eventFields.photographs.hint()}
        name="photographs"
        value={photographs}
        error={errors.photographs}
        options={[{ value: "", text: m.adminArticles.noCollection() }, ...collections]}
        onChange={({ target }) => change({ photographs: target.value })}
      />
      {library.dialog}
    </>
  );
}

/** The newest collections, and the one that is chosen. */
function useCollections(chosen: string): { value: string; text: string }[] {
  const { photography } = useApi();
  const { value } = useQuery("collections", () => photography.list({ page: 1, limit: 100, view: "card" }));
  const found = value?.items.map(({ _id, title }) => ({ value: _id, text: title })) ?? [];
  const isKnown = chosen === "" || found.some(({ value }) => value === chosen);
  return isKnown ? found : [...found, { value: chosen, text: m.adminArticles.chosenCollection() }];
}
