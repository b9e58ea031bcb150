import { useEffect, useState } from "react";
import { useImageError } from "#ui/use-image-error.ts";

type PictureShownProps = { file: File | null; address: string; alt: string };

const frame = "aspect-[2/1] w-full rounded-base border border-hairline";

/** The picture that was chosen, before it is uploaded, or the one at an address of this site. */
export function PictureShown({ file, address, alt }: PictureShownProps) {
  const [blob, setBlob] = useState("");

  useEffect(() => {
    const url = file ? URL.createObjectURL(file) : "";
    setBlob(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (file) return blob ? <Preview key={blob} source={blob} alt={alt} /> : <Nothing text="" />;
  if (address === "") return <Nothing text="If you choose none, one is drawn from the title." />;
  if (isOwn(address)) return <Preview key={address} source={address} alt={alt} />;
  return (
    <Nothing text="A picture on another site is not shown, so that no reader is sent there. Upload it to show it." />
  );
}

function Preview({ source, alt }: { source: string; alt: string }) {
  const { broken, watch } = useImageError();
  if (broken) return <Nothing text="This picture cannot be shown." />;
  return (
    <img
      {...watch}
      src={source}
      alt={alt || "Preview of the thumbnail"}
      className={`${frame} object-cover`}
    />
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <p className={`${frame} flex items-center justify-center bg-sunken p-4 text-center text-meta text-muted`}>
      {text}
    </p>
  );
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || address.startsWith(`${window.location.origin}/`);
}
