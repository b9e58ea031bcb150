import type { NoticeKind } from "#ui/toast.tsx";
import { TagsField } from "../document/tags-field.tsx";
import { TitleField } from "../document/title-field.tsx";
import type { DeskCalls } from "./calls.ts";
import { ContentField } from "./content-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { TypeFields } from "./type-fields.tsx";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type FormFieldsProps = {
  writing: Writing;
  saving: Saving;
  calls: DeskCalls;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  /** Whether the address of the thumbnail can be written. */
  withAddress?: boolean;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
};

/** All that is written of an article: what readers see first stands first. */
export function FormFields({ writing, saving, calls, mayChoose, withAddress, tell }: FormFieldsProps) {
  const { fields, change } = writing;
  const { faults } = saving;
  const suggest = (letters: string) => calls.writing.tags({ q: letters });
  return (
    <>
      <TitleField value={fields.title} onChange={(title) => change({ title })} error={faults.title} />
      <TypeFields
        fields={fields}
        faults={faults}
        onChange={change}
        subcategories={calls.blogs.subcategories}
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
      <CoverField
        writing={writing}
        calls={calls}
        mayChoose={mayChoose}
        withAddress={withAddress}
        upload={writing.file ? saving.upload : undefined}
        faults={faults}
      />
      <TagsField
        label="Tags"
        name="tags"
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={faults.tags}
        suggest={mayChoose ? suggest : undefined}
      />
    </>
  );
}
