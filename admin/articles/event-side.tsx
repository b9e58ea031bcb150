import { CircleAlert, Clapperboard, ListOrdered, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { useApi } from "#core/api.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { eventFields, eventStates } from "#features/events/fields.ts";
import type { ListPart } from "#features/publishing/parts.ts";
import { Field, SelectField } from "#ui/forms/field.tsx";
import type { FieldProps } from "../document/kind.ts";
import { ListPartField } from "../document/parts/list-part-field.tsx";
import { PlainFields } from "../document/plain-fields.tsx";
import { SideGroup } from "../document/side-group.tsx";
import { LibraryButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import type { ArticleFields } from "./fields.ts";
import { RegistrationSide } from "./registration-side.tsx";

const programme: ListPart = { ...eventFields.programme, type: "list" };

/** The groups for an event: its place, its state, its programme, and what remains of it. */
export function EventSide(props: FieldProps<ArticleFields>) {
  const { fields, change, errors } = props;
  const { place, online, eventState } = fields;
  const shared = { list: blogFields, fields, errors };
  return (
    <>
      <SideGroup
        title="Place"
        icon={MapPin}
        summary={[place, online && "Online"].filter(Boolean).join(", ") || "No place yet"}
      >
        <PlainFields
          {...shared}
          group="place"
          change={(some) => change(some.online === false ? { ...some, onlineUrl: "" } : some)}
        />
        {fields.onlineUrl && !fields.registration && (
          <p className="text-meta font-medium">
            Nobody gets this link until guests can register: see “Registration”.
          </p>
        )}
      </SideGroup>
      <RegistrationSide {...props} />
      <SideGroup title="State" icon={CircleAlert} summary={eventStates[eventState]}>
        <PlainFields {...shared} group="state" change={change} />
      </SideGroup>
      <SideGroup title="Programme" icon={ListOrdered} summary={counted(fields.programme.length)}>
        <ListPartField
          name="programme"
          part={programme}
          items={fields.programme.map(({ key = "", ...values }) => ({ key, values }))}
          onChange={(items) => change({ programme: items.map(({ key, values }) => ({ key, ...values })) })}
          errors={errors}
        />
      </SideGroup>
      <SideGroup title="Afterwards" icon={Clapperboard}>
        <Afterwards {...props} />
      </SideGroup>
    </>
  );
}

function counted(count: number): string {
  if (count === 0) return "Empty";
  return count === 1 ? "One item" : `${count} items`;
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
        {...{ label, hint }}
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
          {recordingId ? "Remove the recording" : "From the library"}
        </LibraryButton>
      )}
      <SelectField
        label={eventFields.photographs.label}
        hint={eventFields.photographs.hint}
        name="photographs"
        value={photographs}
        error={errors.photographs}
        options={[{ value: "", text: "None" }, ...collections]}
        onChange={({ target }) => change({ photographs: target.value })}
      />
      {library.dialog}
    </>
  );
}

/** The newest collections, and the one that is chosen. */
function useCollections(chosen: string): { value: string; text: string }[] {
  const { photography } = useApi();
  const [found, setFound] = useState<{ value: string; text: string }[]>([]);
  useEffect(() => {
    photography
      .list({ page: 1, limit: 100, view: "card" })
      .then(({ items }) => setFound(items.map(({ _id, title }) => ({ value: _id, text: title }))))
      .catch(() => {}); // the chosen one stays
  }, [photography]);
  const isKnown = chosen === "" || found.some(({ value }) => value === chosen);
  return isKnown ? found : [...found, { value: chosen, text: "The chosen collection" }];
}
