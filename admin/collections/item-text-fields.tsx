import { classes } from "#ui/classes.ts";
import { Decorative } from "#ui/decorative.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import type { CollectionItem, ItemTexts } from "./items.ts";

type ItemTextFieldsProps = { item: CollectionItem; label: string; onChange(some: Partial<ItemTexts>): void };

export function ItemTextFields({ item, label, onChange }: ItemTextFieldsProps) {
  const { alt, decorative, caption, credit } = item.texts;
  const isVideo = item.kind === "video";
  return (
    <fieldset className="grid gap-4 md:grid-cols-[2fr_1fr]">
      <legend className="sr-only">{label}: texts</legend>
      <div className="md:col-span-2">
        <Field
          label="Alternative text"
          value={decorative ? "" : alt}
          maxLength={1000}
          disabled={decorative}
          onChange={({ target }) => onChange({ alt: target.value })}
          hint={`What the ${isVideo ? "video" : "picture"} shows, for people who cannot see it.`}
          className={classes(decorative && "opacity-60")}
        />
        {!isVideo && (
          <Decorative checked={decorative} onChange={(checked) => onChange({ decorative: checked })} />
        )}
      </div>
      <TextField
        label="Caption"
        rows={2}
        value={caption}
        maxLength={2000}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      <Field
        label="Credit"
        value={credit}
        maxLength={300}
        onChange={({ target }) => onChange({ credit: target.value })}
        hint={`Who made the ${isVideo ? "video" : "photograph"}.`}
      />
    </fieldset>
  );
}
