import { Portrait } from "#features/people/portrait.tsx";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Disclosure } from "../document/disclosure.tsx";
import { FocalPoint } from "../document/focal-point.tsx";
import type { FieldProps } from "../document/kind.ts";
import { AlternativeText } from "../fields/alternative-text.tsx";
import { PictureField } from "../fields/picture.tsx";
import type { PersonFields } from "./fields.ts";

type PortraitFieldProps = Pick<FieldProps<PersonFields>, "fields" | "change" | "errors">;

export function PortraitField({ fields, change, errors }: PortraitFieldProps) {
  const { title, portrait, portraitAlt, portraitDecorative, portraitFocus } = fields;
  const [x = 50, y = 50] = portraitFocus.split(" ").filter(Boolean).map(Number);
  return (
    <PictureField
      path="portrait"
      label={m.adminPeople.portrait()}
      hint={m.adminPeople.portraitHint()}
      error={errors.portraitId}
      isChosen={portrait !== null}
      className="gap-5! rounded-base border border-hairline bg-surface p-4 sm:grid-cols-[auto_minmax(0,1fr)]"
      preview={
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
      }
    >
      {portrait && (
        <>
          <AlternativeText
            name="portraitAlt"
            value={portraitAlt}
            isDecorative={portraitDecorative}
            onChange={(alt) => change({ portraitAlt: alt })}
            onDecorative={(checked) => change({ portraitDecorative: checked })}
          />
          <Disclosure text={m.adminPeople.portraitFocus()} open={portraitFocus !== ""}>
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
    </PictureField>
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
