import { classes } from "#ui/classes.ts";
import { Picture } from "#ui/picture.tsx";
import { partIn } from "#ui/text-language.ts";
import type { Picture as StoredPicture } from "./contract.ts";
import { generatedUrl } from "./generated-picture.ts";
import type { ShownPicture } from "./shown-picture.ts";

type CoverProps = Shown & {
  /** The title that the picture belongs to: where it is broken, one that is generated from the title takes its place. */
  title: string;
  sizes: string;
  eager?: boolean;
  /** Of the alternative text; without it, that of the site. */
  language?: string;
  className?: string;
};

/** A picture as wide as the page, loaded at once. `className` says what shape it has in wide windows. */
export function WideCover({
  className,
  ...cover
}: {
  picture: StoredPicture;
  title: string;
  language: string;
  className: string;
}) {
  return (
    <Cover
      eager
      {...cover}
      sizes="(min-width: 83rem) 78rem, 88vw"
      className={classes("aspect-[3/2] w-full rounded-base", className)}
    />
  );
}

/** `decorative`: the text beside it says the same, so that it is not read out. */
type Shown = { picture: StoredPicture; decorative?: false } | { picture: ShownPicture; decorative: true };

export function Cover({ title, language, ...props }: CoverProps) {
  const alt = props.decorative ? "" : props.picture.alt;
  const { picture, decorative, ...rest } = props;
  return (
    <Picture {...picture} alt={alt} fallback={generatedUrl(title)} lang={partIn(language).lang} {...rest} />
  );
}
