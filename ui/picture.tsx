import type { CSSProperties } from "react";
import { preload } from "react-dom";
import { classes } from "./classes.ts";
import { useImageError } from "./use-image-error.ts";

type PictureProps = {
  url: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`. */
  lang?: string;
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
  const { srcset = "", sizes } = replaced ? {} : picture;
  const smaller = withAvif(srcset);
  const fetchPriority = eager ? "high" : undefined;
  // React preloads other pictures by itself.
  if (eager && smaller)
    preload(picture.url, { as: "image", type: avif, imageSrcSet: smaller, imageSizes: sizes, fetchPriority });
  const image = (
    <img
      {...watch}
      src={replaced ? fallback : picture.url}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      lang={picture.alt ? picture.lang : undefined}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding="async"
      style={{ "--placeholder": picture.placeholder } as CSSProperties}
      className={classes("cover", className)}
    />
  );
  return (
    <picture>
      {smaller && <source type={avif} srcSet={smaller} sizes={sizes} />}
      {image}
    </picture>
  );
}

const avif = "image/avif";

/** The widths that have AVIF copies (`avifWidths`) under the addresses of these; undefined if none has. */
function withAvif(srcset: string): string | undefined {
  const smaller = srcset.replaceAll(/(\/media\/[\da-f]{24}\/(?:320|640|960))\.webp /g, "$1.avif ");
  return smaller === srcset ? undefined : smaller;
}
