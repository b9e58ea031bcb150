import type { ReactNode } from "react";
import { PictureField } from "../fields/picture.tsx";
import { labels } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

type LibraryPictureFieldProps = {
  form: SettingsForm<"appearance">;
  field: "logoId" | "darkLogoId" | "panelId";
  hint: string;
  /** The picture as the site shows it. */
  children: ReactNode;
};

export function LibraryPictureField({ form, field, hint, children }: LibraryPictureFieldProps) {
  const { values, errors, change } = form;
  return (
    <PictureField
      label={labels.appearance[field]}
      hint={hint}
      error={errors[field]}
      isChosen={values[field] !== null}
      isDecorative
      onChange={(entry) => change({ [field]: entry?._id ?? null })}
      className="sm:grid-cols-[auto_minmax(0,1fr)]"
      preview={children}
    />
  );
}
