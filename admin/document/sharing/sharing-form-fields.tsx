import { useDeferredValue, useMemo } from "react";
import type { ShownSharePicture } from "#features/fields/schemas.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import { Field, TextField } from "#ui/forms/field.tsx";
import { tooLong } from "../../fields/errors.ts";
import { FieldList } from "../../fields/field-list.tsx";
import type { InputProps } from "../../fields/form-value.ts";
import { PictureField } from "../../fields/picture.tsx";
import { FocalPoint } from "../focal-point.tsx";
import { useDocumentForm } from "../form-context.ts";
import type { FieldProps } from "../kind.ts";

const cardShape = 1200 / 630;
const { shareImage, noindex } = sharingFields;
const others = {
  shareImage: {
    ...shareImage,
    hint: m.adminDocument.shareImageHint,
  },
  noindex: { ...noindex, hint: m.adminDocument.noindexHint },
};

type SharingFormFieldsProps = Pick<FieldProps, "fields" | "change" | "errors">;

export function SharingFormFields({ fields, change, errors }: SharingFormFieldsProps) {
  const { summary, seoTitle, title } = fields;
  const { beginning } = useShown(fields);
  return (
    <div className="min-w-0 space-y-7">
      <TextField
        {...counted("summary", summary, errors)}
        hint={m.adminDocument.excerptHint({ length: summary.length, max: sharingFields.summary.maxLength })}
        rows={3}
        dir="auto"
        placeholder={beginning}
        // One paragraph: line breaks in pasted text become spaces.
        onChange={({ target }) => change({ summary: target.value.replace(/\s*[\r\n]+\s*/g, " ") })}
      />
      <Field
        {...counted("seoTitle", seoTitle, errors)}
        dir="auto"
        hint={m.adminDocument.seoTitleHint({
          length: seoTitle.length,
          max: sharingFields.seoTitle.maxLength,
        })}
        placeholder={title}
        autoComplete="off"
        onChange={({ target }) => change({ seoTitle: target.value })}
      />
      <FieldList
        list={others}
        group="sharing"
        fields={fields}
        errors={errors}
        change={change}
        inputs={{ shareImage: SharePicture }}
        className="space-y-7"
      />
    </div>
  );
}

function SharePicture({ name, field, value, onChange, error }: InputProps<ShownSharePicture | null>) {
  return (
    <PictureField
      path={name}
      label={field.label()}
      hint={field.hint?.()}
      error={error}
      isChosen={value !== null}
      preview={
        value && (
          <FocalPoint
            key={value.mediaId}
            picture={value}
            crop={cardShape}
            name="shareCard"
            onChange={(point) => onChange({ ...value, ...point })}
          />
        )
      }
    />
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
  const { maxLength } = sharingFields[name];
  const label = sharingFields[name].label();
  const error = value.length > maxLength ? tooLong(label, value.length, maxLength) : errors[name];
  return { name, label, value, error, dir: "auto" as const };
}
