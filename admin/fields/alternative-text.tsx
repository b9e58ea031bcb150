import type { ComponentProps, ReactNode } from "react";
import { m } from "#messages";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";

type AlternativeTextProps = Omit<ComponentProps<typeof Field>, "label" | "value" | "onChange"> & {
  label?: ReactNode;
  value: string;
  onChange(alt: string): void;
  isDecorative?: boolean;
  /** Without it, the picture needs a text. */
  onDecorative?(isDecorative: boolean): void;
};

export function AlternativeText(props: AlternativeTextProps) {
  const { value, onChange, isDecorative = false, onDecorative, ...field } = props;
  return (
    <>
      <Field
        label={m.adminFields.altLabel()}
        hint={m.adminFields.altHint()}
        dir="auto"
        {...field}
        value={isDecorative ? "" : value}
        disabled={isDecorative}
        onChange={({ target }) => onChange(target.value)}
      />
      {onDecorative && <Decorative checked={isDecorative} onChange={onDecorative} />}
    </>
  );
}
