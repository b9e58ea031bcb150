import { type Category, categoryLabels } from "#features/photography/category-labels.ts";
import { SelectField, TextField } from "#ui/forms/field.tsx";
import { TitleField } from "../document/title-field.tsx";
import type { CollectionFields, MediaType } from "./fields.ts";

type WordsFieldsProps = {
  fields: CollectionFields;
  errors: Record<string, string>;
  onChange(some: Partial<CollectionFields>): void;
};

export const mediaTypeLabels: Record<MediaType, string> = {
  images: "Images",
  videos: "Videos",
  mixed: "Mixed",
};

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, text]) => ({ value, text }));

/** What is written of a collection, but for its media and tags. */
export function WordsFields({ fields, errors, onChange }: WordsFieldsProps) {
  return (
    <>
      <TitleField value={fields.title} onChange={(title) => onChange({ title })} error={errors.title} />
      <TextField
        label="Description"
        name="description"
        rows={4}
        maxLength={20_000}
        value={fields.description}
        onChange={({ target }) => onChange({ description: target.value })}
        error={errors.description}
      />
      <div className="grid grid-cols-2 gap-4 sm:gap-6">
        <SelectField
          label="Category"
          name="category"
          options={optionsOf(categoryLabels)}
          value={fields.category}
          onChange={({ target }) => onChange({ category: target.value as Category })}
          error={errors.category}
        />
        <SelectField
          label="Media Type"
          name="mediaType"
          options={optionsOf(mediaTypeLabels)}
          value={fields.mediaType}
          onChange={({ target }) => onChange({ mediaType: target.value as MediaType })}
          error={errors.mediaType}
        />
      </div>
    </>
  );
}
