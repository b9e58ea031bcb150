import { useId, useRef, useState } from "react";
import { Portrait } from "#features/people/portrait.tsx";
import { classes } from "#ui/classes.ts";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";
import { UploadProgress } from "../articles/upload-progress.tsx";
import { Disclosure } from "../document/disclosure.tsx";
import { FilePicker } from "../document/file-picker.tsx";
import { FocalPoint } from "../document/focal-point.tsx";
import type { FieldProps } from "../document/kind.ts";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { noPortrait, type PersonFields } from "./fields.ts";
import { usePortraitUpload } from "./use-portrait-upload.ts";

type PortraitFieldProps = Pick<FieldProps<PersonFields>, "fields" | "change" | "errors" | "signedIn">;

/** Chooses a picture from the library, or uploads one to it. */
export function PortraitField({ fields, change, errors, signedIn }: PortraitFieldProps) {
  const { title, portrait, portraitAlt, portraitDecorative, portraitFocus, upload } = fields;
  const [x = 50, y = 50] = portraitFocus.split(" ").filter(Boolean).map(Number);
  const [fileError, setFileError] = useState("");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const library = useMediaLibrary();
  usePortraitUpload({ fields, change, signedIn });
  const stopped = upload?.upload.state === "stopped" ? upload.upload.reason : "";
  const error = fileError || stopped || errors.portraitId;

  function take(picture: Partial<PersonFields>): void {
    setFileError("");
    change(picture);
  }

  function chooseFile([file]: File[]): void {
    if (file && file.type !== "" && !file.type.startsWith("image/")) setFileError("Please choose an image.");
    else if (file) take({ upload: { key: crypto.randomUUID(), file, upload: { state: "waiting" } } });
  }

  async function chooseFromLibrary(): Promise<void> {
    const entry = await library.choose("image");
    if (!entry) return;
    const { _id, url, alt: portraitAlt, decorative: portraitDecorative } = entry;
    take({ ...noPortrait, portrait: { id: _id, url }, portraitAlt, portraitDecorative });
  }

  return (
    <fieldset className="min-w-0">
      <legend id={`${id}-name`} className="text-small font-semibold">
        Portrait
      </legend>
      <div className="mt-1.5 grid gap-5 rounded-base border border-hairline bg-surface p-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Portrait
          key={portrait?.url}
          person={{ name: title, portrait: portrait && pictureOf(portrait.url), portraitFocus }}
          sizes="10rem"
          className={classes(
            "aspect-[4/5]",
            portrait ? "w-40" : "w-20",
            !portrait && !title.trim() && "bg-sunken!",
          )}
        />
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-3">
            <FilePicker
              input={input}
              text={portrait ? "Choose another image" : "Choose an image"}
              accept="image/*"
              labelledBy={`${id}-name`}
              describedBy={`${id}-notes`}
              isInvalid={Boolean(error)}
              onChoose={chooseFile}
            />
            <LibraryButton onClick={chooseFromLibrary} />
            {(portrait || upload) && <RemoveButton next={input} onRemove={() => take(noPortrait)} />}
          </div>
          <div id={`${id}-notes`} className="text-meta">
            {error && (
              <p role="alert" className="font-medium text-danger">
                {error}
              </p>
            )}
            <p className="text-muted">PNG, JPG up to 10MB. It is added to the library and cropped to 4:5.</p>
          </div>
          {upload?.upload.state === "sending" && (
            <UploadProgress {...upload.upload} onCancel={() => take({ upload: null })} />
          )}
          {portrait && (
            <>
              <Field
                label="Alternative text"
                name="portraitAlt"
                value={portraitDecorative ? "" : portraitAlt}
                disabled={portraitDecorative}
                onChange={({ target }) => change({ portraitAlt: target.value })}
                hint="What the picture shows, for people who cannot see it."
              />
              <Decorative
                checked={portraitDecorative}
                onChange={(checked) => change({ portraitDecorative: checked })}
              />
              <Disclosure text="Choose what stays visible" open={portraitFocus !== ""}>
                <FocalPoint
                  key={portrait.id}
                  picture={{ url: portrait.url, alt: portraitAlt, x, y }}
                  crop={4 / 5}
                  name="portrait"
                  onChange={(point) => change({ portraitFocus: `${point.x} ${point.y}` })}
                />
              </Disclosure>
            </>
          )}
        </div>
      </div>
      {library.dialog}
    </fieldset>
  );
}

function pictureOf(url: string) {
  return {
    url,
    srcset: "",
    width: 400,
    height: 500,
    alt: "",
    caption: "",
    placeholder: "",
    generated: false,
  };
}
