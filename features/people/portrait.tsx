import type { ShownPicture } from "#features/media/shown-picture.ts";
import { classes } from "#ui/classes.ts";
import { partIn } from "#ui/text-language.ts";
import { useImageError } from "#ui/use-image-error.ts";

type PortraitProps = {
  person: {
    name: string;
    portrait: (ShownPicture & { alt?: string }) | null;
    /** Percent from the left and from the top. */
    portraitFocus?: string | undefined;
    language?: string | undefined;
  };
  /** The attribute `sizes`. */
  sizes: string;
  className: string;
  /** Has an alternative text and loads at once: it is not just decoration beside a name. */
  large?: boolean;
};

/** Shows the initials if there is no picture. */
export function Portrait({ person, sizes, className, large = false }: PortraitProps) {
  const { name, portrait, portraitFocus, language } = person;
  const { broken, watch } = useImageError();

  if (!portrait || broken) {
    return (
      <span
        aria-hidden
        className={classes(
          "heading flex shrink-0 items-center justify-center rounded-base bg-brand text-on-brand",
          large ? "text-h1" : "text-h2",
          className,
        )}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      {...watch}
      src={portrait.url}
      srcSet={portrait.srcset}
      sizes={sizes}
      alt={(large && portrait.alt) || ""}
      lang={large ? partIn(language).lang : undefined}
      width={portrait.width}
      height={portrait.height}
      loading={large ? "eager" : "lazy"}
      decoding="async"
      style={portraitFocus ? { objectPosition: portraitFocus.replaceAll(/\d+/g, "$&%") } : undefined}
      className={classes("shrink-0 rounded-base bg-hairline object-cover", className)}
    />
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => [...word][0])
    .join("\u200c") // keeps Arabic letters apart
    .toUpperCase();
}
