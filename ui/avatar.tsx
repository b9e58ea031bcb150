import { classes } from "./classes.ts";
import { useImageError } from "./use-image-error.ts";

type AvatarProps = {
  name: string;
  src: string | null;
  /** The attribute `sizes`. */
  sizes?: string;
  className?: string;
};

/** Decorative: the name is beside it. */
export function Avatar({ name, src, sizes = "2rem", className }: AvatarProps) {
  const { broken, watch } = useImageError();

  const shape = classes("shrink-0 rounded-full", className ?? "size-8 text-small");
  if (src && !broken) {
    return (
      <img
        {...watch}
        src={src}
        srcSet={inBothSizes(src)}
        sizes={sizes}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className={classes("bg-hairline object-cover", shape)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classes(
        "inline-flex items-center justify-center bg-brand font-semibold text-on-brand",
        shape,
      )}
    >
      {initialOf(name)}
    </span>
  );
}

/** Undefined for a picture that has just been chosen. */
function inBothSizes(src: string): string | undefined {
  return src.endsWith("/256.webp")
    ? `${src.slice(0, -"256.webp".length)}96.webp 96w, ${src} 256w`
    : undefined;
}

function initialOf(name: string): string {
  const [first] = name.trim();
  return (first ?? "U").toUpperCase();
}
