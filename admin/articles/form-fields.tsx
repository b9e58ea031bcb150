import type { ToastKind } from "#ui/toast.tsx";
import { TagsField } from "../document/tags-field.tsx";
import { TitleField } from "../document/title-field.tsx";
import type { FormApi } from "./calls.ts";
import { ContentField } from "./content-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { TypeFields } from "./type-fields.tsx";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type FormFieldsProps = {
  writing: Writing;
  saving: Saving;
  calls: FormApi;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  /** Whether the address of the thumbnail can be written. */
  withAddress?: boolean;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
};

/** All that is written of an article: what readers see first stands first. */
export function FormFields({ writing, saving, calls, mayChoose, withAddress, tell }: FormFieldsProps) {
  const { fields, change } = writing;
  const { errors } = saving;
  const suggest = (letters: string) => calls.writing.tags({ q: letters });
  return (
    <>
      <TitleField value={fields.title} onChange={(title) => change({ title })} error={errors.title} />
      <TypeFields
        fields={fields}
        errors={errors}
        onChange={change}
        subcategories={calls.blogs.subcategories}
      />
      <ContentField
        value={fields.content}
        onChange={(content) => change({ content })}
        error={errors.content}
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
        errors={errors}
      />
      <TagsField
        label="Tags"
        name="tags"
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
        suggest={mayChoose ? suggest : undefined}
      />
    </>
  );
}
