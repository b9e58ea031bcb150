import { blogFields } from "#features/blogs/fields.ts";
import type { FieldProps } from "../document/kind.ts";
import { PlainFields } from "../document/plain-fields.tsx";
import { ContentField } from "../editor/content-field.tsx";
import { MissingLetters } from "../editor/missing-letters.tsx";
import { usePictureUploads } from "../editor/pictures/use-picture-uploads.ts";
import type { ArticleFields } from "./fields.ts";

export function ArticleFormFields({ fields, change, errors, member, signedIn }: FieldProps<ArticleFields>) {
  usePictureUploads(fields.pictures, change, signedIn);
  return (
    <>
      <PlainFields list={blogFields} {...{ fields, change, errors }} />
      <ContentField
        {...{ fields, change }}
        error={errors.content}
        hasLibrary={member.role === "admin"} // authors have no media library
      />
      <MissingLetters title={fields.title} html={fields.content} />
    </>
  );
}
