import { useDeferredValue, useMemo } from "react";
import { sharingFields } from "#features/publishing/sharing.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { tooLong } from "../../fields/errors.ts";
import { useDocumentForm } from "../form-context.ts";
import type { FieldProps } from "../kind.ts";
import { SharePictureField } from "./share-picture-field.tsx";

type SharingFormFieldsProps = Pick<FieldProps, "fields" | "change" | "errors">;

export function SharingFormFields({ fields, change, errors }: SharingFormFieldsProps) {
  const { summary, seoTitle, shareImage, noindex, title } = fields;
  const { beginning } = useShown(fields);
  return (
    <div className="min-w-0 space-y-7">
      <TextField
        {...counted("summary", summary, errors)}
        hint={`${count("summary", summary)} Shown in lists, search engines and on share cards in place of the beginning of the text.`}
        rows={3}
        placeholder={beginning}
        // One paragraph: line breaks in pasted text become spaces.
        onChange={({ target }) => change({ summary: target.value.replace(/\s*[\r\n]+\s*/g, " ") })}
      />
      <Field
        {...counted("seoTitle", seoTitle, errors)}
        hint={`${count("seoTitle", seoTitle)} Search engines show about 60. The page itself keeps its title.`}
        placeholder={title}
        autoComplete="off"
        onChange={({ target }) => change({ seoTitle: target.value })}
      />
      <SharePictureField
        value={shareImage}
        onChange={(picture) => change({ shareImage: picture })}
        error={errors.shareImage}
      />
      <CheckField
        name="noindex"
        label={sharingFields.noindex.label}
        hint="Readers still find it in lists and in this site’s search."
        checked={noindex}
        onChange={({ target }) => change({ noindex: target.checked })}
      />
    </div>
  );
}

/** The default values. Deferred while typing, because texts are long. */
export function useShown(fields: FieldProps["fields"]) {
  const { kind } = useDocumentForm();
  const deferred = useDeferredValue(fields);
  return useMemo(() => kind.shown(deferred), [kind, deferred]);
}

type Text = "summary" | "seoTitle";

function counted(name: Text, value: string, errors: FieldProps["errors"]) {
  const { label, maxLength } = sharingFields[name];
  const error = value.length > maxLength ? tooLong(label, value.length, maxLength) : errors[name];
  return { name, label, value, error, dir: "auto" as const };
}

function count(name: Text, value: string): string {
  return `${value.length} of ${sharingFields[name].maxLength} characters.`;
}
