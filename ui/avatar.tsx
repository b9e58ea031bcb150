import { classes } from "./classes.ts";
import { useImageError } from "./use-image-error.ts";

/** Decorative: the name is beside it. */
export function Avatar({ name, src, className }: { name: string; src: string | null; className?: string }) {
  const { broken, watch } = useImageError();

  const shape = classes("shrink-0 rounded-full", className ?? "size-8 text-small");
  if (src && !broken) {
    return (
      <img
        {...watch}
        src={src}
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

function initialOf(name: string): string {
  const [first] = name.trim();
  return (first ?? "U").toUpperCase();
}
