import { Field } from "#ui/forms/field.tsx";
import { PictureField } from "../fields/picture.tsx";
import { labels } from "../settings/groups.ts";
import type { HomeForm } from "./home-form.ts";
import { useOwnPicture } from "./use-own-picture.ts";

/** The institute's own picture on the home page. */
export function OwnPictureField({ form }: HomeForm) {
  const { values, errors, change } = form;
  const shown = useOwnPicture(values);
  return (
    <>
      <PictureField
        label="Picture"
        hint="Wide pictures fit best. What it shows is said by its alternative text in the library."
        error={errors.pictureId}
        isChosen={values.pictureId !== null}
        onChange={(entry) => change({ pictureId: entry?._id ?? null })}
        preview={
          shown && (
            <img
              src={shown.url}
              alt={shown.alt}
              className="h-16 w-28 rounded-base border border-hairline object-cover"
            />
          )
        }
      />
      <TextOf form={form} field="pictureCaption" />
      <TextOf form={form} field="pictureCredit" hint="Such as “Photo: Ana Reis”." />
    </>
  );
}

type TextOfProps = HomeForm & { field: "pictureCaption" | "pictureCredit"; hint?: string };

function TextOf({ form: { values, errors, change }, field, hint }: TextOfProps) {
  return (
    <Field
      label={labels.home[field]}
      hint={hint}
      error={errors[field]}
      dir="auto"
      value={values[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
}
