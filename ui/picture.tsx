import type { CSSProperties } from "react";
import { classes } from "./classes.ts";
import { useImageError } from "./use-image-error.ts";

type PictureProps = {
  url: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  /** A colour, shown while the picture loads. */
  placeholder: string;
  /** The attribute `sizes`. */
  sizes: string;
  /** Shown if the picture is broken. */
  fallback?: string;
  /** Loads before everything else. */
  eager?: boolean;
  className?: string;
};

export function Picture({ fallback, eager, className, ...picture }: PictureProps) {
  const { broken, watch } = useImageError();

  const replaced = broken && fallback !== undefined;
  return (
    <img
      {...watch}
      src={replaced ? fallback : picture.url}
      srcSet={replaced || !picture.srcset ? undefined : picture.srcset}
      sizes={replaced || !picture.srcset ? undefined : picture.sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      style={{ "--placeholder": picture.placeholder } as CSSProperties}
      className={classes("cover", className)}
    />
  );
}
