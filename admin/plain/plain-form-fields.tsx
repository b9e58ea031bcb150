import { type Fields, groupOf } from "#features/fields/field.ts";
import type { PlainFields } from "#features/plain-documents/fields.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { FormCard } from "../document/form-card.tsx";
import type { FieldProps, SharedFields } from "../document/kind.ts";
import { usePictureUploads, type WithPictures } from "../editor/pictures/use-picture-uploads.ts";
import { ContentField } from "../editor/text-editor/content-field.tsx";
import { FieldList, groupsOf } from "../fields/field-list.tsx";
import { TagsField } from "../fields/tags-field.tsx";

/** The values of the form besides those of the kind's own fields. */
export type PlainForm = SharedFields & WithPictures & { content: string; tags?: string };

type PlainFormFieldsProps = FieldProps<PlainForm> & { list: PlainFields };

/** The title and fields without a group, the text, and a card for each group. */
export function PlainFormFields({ list, ...props }: PlainFormFieldsProps) {
  const { fields, change, errors } = props;
  const shared = { list, fields, change, errors };
  const groups = groupsOf(list).filter((group) => group && group !== sharingFields.summary.group);
  usePictureUploads(props);
  return (
    <>
      <FieldList {...shared} />
      {list.content && (
        <ContentField
          fields={fields}
          change={change}
          error={errors.content}
          hasLibrary
          optional={!list.content.required}
        />
      )}
      {list.tags && (
        <TagsField
          label={list.tags.label()}
          value={fields.tags ?? ""}
          onChange={(tags) => change({ tags })}
          error={errors.tags}
        />
      )}
      <div className="@container">
        <div className="grid gap-4 @xl:grid-cols-2">
          {groups.map((group = "") => (
            <FormCard
              key={group}
              title={group}
              className={isWide(list, group) ? "@xl:col-span-2" : undefined}
            >
              <FieldList {...shared} group={group} />
            </FormCard>
          ))}
        </div>
      </div>
    </>
  );
}

/** Rows need the whole width. */
function isWide(list: Fields, group: string): boolean {
  return Object.values(list).some(({ type, group: own }) => groupOf(own) === group && type === "list");
}
