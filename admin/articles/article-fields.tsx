import { useApi } from "#core/api.ts";
import type { FieldProps } from "../document/kind.ts";
import { TagsField } from "../document/tags-field.tsx";
import { TitleField } from "../document/title-field.tsx";
import { ContentField } from "./content-field.tsx";
import { CoverField } from "./cover-field.tsx";
import type { ArticleFields } from "./fields.ts";
import { TypeFields } from "./type-fields.tsx";
import { usePictureUploads } from "./use-picture-uploads.ts";

export function ArticleFormFields(props: FieldProps<ArticleFields>) {
  const { fields, change, errors, member, signedIn, isNew } = props;
  const { writing } = useApi();
  const isAdmin = member.role === "admin"; // authors have no media library, and no list of tags
  usePictureUploads(fields.pictures, change, signedIn);
  return (
    <>
      <TitleField value={fields.title} onChange={(title) => change({ title })} error={errors.title} />
      <TypeFields fields={fields} errors={errors} onChange={change} />
      <ContentField fields={fields} change={change} error={errors.content} hasLibrary={isAdmin} />
      <CoverField {...props} hasLibrary={isAdmin} hasAddress={!isNew} />
      <TagsField
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
        suggest={isAdmin ? (letters) => writing.tags({ q: letters }) : undefined}
      />
    </>
  );
}
