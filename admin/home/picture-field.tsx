import { useRef } from "react";
import { Field } from "#ui/forms/field.tsx";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { labels } from "../settings/groups.ts";
import type { HomeForm } from "./home-fields.tsx";
import { useOwnPicture } from "./use-own-picture.ts";

/** The institute's own picture on the home page. */
export function PictureField({ form }: HomeForm) {
  const { values, errors, change } = form;
  const library = useMediaLibrary();
  const shown = useOwnPicture(values);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown.url}
            alt={shown.alt}
            className="h-16 w-28 rounded-base border border-hairline object-cover"
          />
        )}
        <LibraryButton
          ref={button}
          aria-invalid={errors.pictureId !== undefined}
          onClick={async () => {
            const entry = await library.choose("image");
            if (entry) change({ pictureId: entry._id });
          }}
        >
          {values.pictureId ? "Choose another picture" : "Choose a picture"}
        </LibraryButton>
        {values.pictureId && <RemoveButton next={button} onRemove={() => change({ pictureId: null })} />}
        <p className="w-full text-meta text-muted">
          Wide pictures fit best. What it shows is said by its alternative text in the library.
        </p>
        {errors.pictureId && (
          <p role="alert" className="text-meta font-medium text-danger">
            {errors.pictureId}
          </p>
        )}
      </div>
      <TextOf form={form} field="pictureCaption" />
      <TextOf form={form} field="pictureCredit" hint="Such as “Photo: Ana Reis”." />
      {library.dialog}
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
