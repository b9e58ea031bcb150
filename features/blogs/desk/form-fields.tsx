import { Field } from "#ui/field.tsx";
import type { NoticeKind } from "#ui/notice.tsx";
import type { DeskCalls } from "./calls.ts";
import { ClassificationFields } from "./classification-fields.tsx";
import { ContentField } from "./content-field.tsx";
import { CoverField } from "./cover-field.tsx";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type FormFieldsProps = {
  writing: Writing;
  saving: Saving;
  calls: DeskCalls;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  /** A blog that is there already: its picture has an address, and where it belongs stands at the end. */
  editing?: boolean;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
};

/** All that is written of a blog. */
export function FormFields({ writing, saving, calls, mayChoose, editing, tell }: FormFieldsProps) {
  const { fields, change } = writing;
  const { faults } = saving;
  const classification = (
    <ClassificationFields
      fields={fields}
      faults={faults}
      onChange={change}
      subcategories={calls.blogs.subcategories}
    />
  );
  return (
    <>
      <Field
        label="Title"
        name="title"
        dir="auto"
        required
        autoComplete="off"
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
        error={faults.title}
      />
      {!editing && classification}
      <CoverField
        writing={writing}
        calls={calls}
        mayChoose={mayChoose}
        withAddress={editing}
        upload={writing.file ? saving.upload : undefined}
        faults={faults}
      />
      <ContentField
        value={fields.content}
        onChange={(content) => change({ content })}
        error={faults.content}
        pictures={writing.pictures}
        onPictures={writing.setPictures}
        calls={calls}
        mayChoose={mayChoose}
        tell={tell}
      />
      {editing && classification}
    </>
  );
}
