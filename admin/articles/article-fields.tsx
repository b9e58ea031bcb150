import { ContentField } from "#admin/editor/text-editor/content-field.tsx";
import { blogFields } from "#features/blogs/fields.ts";
import type { FieldProps } from "../document/kind.ts";
import { MissingLetters } from "../editor/missing-letters.tsx";
import { usePictureUploads } from "../editor/pictures/use-picture-uploads.ts";
import { FieldList } from "../fields/field-list.tsx";
import { EventCards, ProgrammeCard } from "./event-cards.tsx";
import type { ArticleFields } from "./fields.ts";
import { RecordSection } from "./record-section.tsx";

export function ArticleFormFields(props: FieldProps<ArticleFields>) {
  const { fields, change, errors, member } = props;
  usePictureUploads(props);
  return (
    <>
      <FieldList list={blogFields} fields={fields} change={change} errors={errors} />
      {fields.section === "events" && <EventCards {...props} />}
      <ContentField
        fields={fields}
        change={change}
        error={errors.content}
        hasLibrary={member.role === "admin"} // authors have no media library
      />
      <MissingLetters title={fields.title} html={fields.content} />
      {fields.section === "events" && <ProgrammeCard {...props} />}
      {fields.section === "publications" && <RecordSection {...props} />}
    </>
  );
}
