import { m } from "#messages";
import { useImageError } from "#ui/use-image-error.ts";
import { useObjectUrl } from "../document/use-object-url.ts";

const frame = "aspect-[2/1] w-full rounded-base border border-hairline";

/** A chosen file, or a picture of this site: one of another site would send a request there. */
export function PicturePreview({ file, address, alt }: { file: File | null; address: string; alt: string }) {
  const url = useObjectUrl(file);
  if (file) return url ? <Preview key={url} source={url} alt={alt} /> : <Note text="" />;
  if (address === "") return <Note text={m.adminArticles.generatedPicture()} />;
  if (isOwn(address)) return <Preview key={address} source={address} alt={alt} />;
  return <Note text={m.adminArticles.foreignPicture()} />;
}

function Preview({ source, alt }: { source: string; alt: string }) {
  const { broken, watch } = useImageError();
  if (broken) return <Note text={m.adminArticles.brokenPicture()} />;
  return (
    <img
      {...watch}
      src={source}
      alt={alt || m.adminArticles.thumbnailPreview()}
      className={`${frame} object-cover`}
    />
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className={`${frame} flex items-center justify-center bg-sunken p-4 text-center text-meta text-muted`}>
      {text}
    </p>
  );
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || address.startsWith(`${window.location.origin}/`);
}
