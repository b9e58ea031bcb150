import { Picture } from "#ui/picture.tsx";
import type { Picture as StoredPicture } from "./contract.ts";
import { generatedUrl } from "./generated-picture.ts";

type CoverProps = {
  picture: StoredPicture;
  /** The title that the picture belongs to: where it is broken, one that is generated from the title takes its place. */
  title: string;
  sizes: string;
  eager?: boolean;
  /** The text beside it says the same: it is not read out. */
  decorative?: boolean;
  className?: string;
};

export function Cover({ picture, title, decorative, ...rest }: CoverProps) {
  const { url, srcset, width, height, alt, placeholder } = picture;
  return (
    <Picture
      {...{ url, srcset, width, height, placeholder }}
      alt={decorative ? "" : alt}
      fallback={generatedUrl(title)}
      {...rest}
    />
  );
}
