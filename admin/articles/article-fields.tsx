import { useMemo } from "react";
import { useApi } from "#core/api.ts";
import { blogFields } from "#features/blogs/fields.ts";
import type { FieldProps } from "../document/kind.ts";
import { PlainFields } from "../document/plain-fields.tsx";
import { TagsField } from "../document/tags-field.tsx";
import { ContentField } from "../editor/content-field.tsx";
import { usePictureUploads } from "../editor/pictures/use-picture-uploads.ts";
import { BylineFields } from "./byline-fields.tsx";
import { CoverField } from "./cover-field.tsx";
import type { ArticleFields } from "./fields.ts";

export function ArticleFormFields(props: FieldProps<ArticleFields>) {
  const { fields, change, errors, member, signedIn, isNew } = props;
  const { blogs, writing } = useApi();
  const { section } = fields;
  const subcategory = useMemo(() => blogs.subcategories({ section }), [blogs, section]);
  const isAdmin = member.role === "admin"; // authors have no media library, and no list of tags
  usePictureUploads(fields.pictures, change, signedIn);
  return (
    <>
      <PlainFields
        list={blogFields}
        {...{ fields, errors }}
        change={(some) => change(some.section ? { ...some, subcategory: "" } : some)}
        suggestions={{ subcategory }}
      />
      <ContentField fields={fields} change={change} error={errors.content} hasLibrary={isAdmin} />
      <CoverField {...props} hasLibrary={isAdmin} hasAddress={!isNew} />
      <TagsField
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
        suggest={isAdmin ? (letters) => writing.tags({ q: letters }) : undefined}
      />
      <BylineFields {...props} />
    </>
  );
}
