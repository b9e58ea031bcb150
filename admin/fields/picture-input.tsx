import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { RequiredLabel } from "#ui/required.tsx";
import { AlternativeText } from "./alternative-text.tsx";
import type { FormPicture, InputProps } from "./form-value.ts";
import { PictureField } from "./picture.tsx";

export function PictureInput({ name, path = name, field, value, onChange, error }: InputProps<FormPicture>) {
  const { url, alt, mediaId } = value;
  const { isDecorative } = field;
  return (
    <PictureField
      path={path}
      label={field.label()}
      hint={field.hint?.()}
      isChosen={mediaId !== ""}
      isDecorative={isDecorative}
      className="rounded-base border border-hairline bg-surface p-4"
      preview={
        mediaId && (
          <img
            src={url}
            alt={alt}
            className={classes(isDecorative ? "max-h-24" : "max-h-64", "rounded-base border border-hairline")}
          />
        )
      }
    >
      {mediaId && !isDecorative ? (
        <AlternativeText
          name={name}
          label={<RequiredLabel>{m.adminFields.altLabel()}</RequiredLabel>}
          required
          value={alt}
          onChange={(next) => onChange({ ...value, alt: next })}
          error={error}
        />
      ) : (
        <input type="hidden" name={name} value={mediaId} />
      )}
    </PictureField>
  );
}
