import { Film, ImageOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useImageError } from "#ui/use-image-error.ts";
import type { FormItem } from "./items.ts";

const frame = "aspect-[4/3] w-full rounded-base";

/** An item in small: the file itself as long as it is on this device, else the picture that the server has of it. */
export function ItemPreview({ item: { kind, file, picture } }: { item: FormItem }) {
  const [blob, setBlob] = useState("");

  useEffect(() => {
    const url = file ? URL.createObjectURL(file) : "";
    setBlob(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const source = file ? blob : picture;
  if (!source) return <Nothing kind={kind} />;
  if (kind === "video" && file) return <VideoPreview key={source} source={source} />;
  return <PicturePreview key={source} source={source} kind={kind} />;
}

function PicturePreview({ source, kind }: { source: string; kind: FormItem["kind"] }) {
  const { broken, watch } = useImageError();
  if (broken) return <Nothing kind={kind} />;
  return (
    <img {...watch} src={source} alt="" decoding="async" className={`${frame} bg-sunken object-cover`} />
  );
}

/** Its first picture, where the browser can play it. */
function VideoPreview({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Nothing kind="video" />;
  return (
    <video
      ref={stopWhenRemoved}
      src={`${source}#t=0.1`}
      muted
      playsInline
      preload="metadata"
      aria-hidden
      tabIndex={-1}
      onError={() => setBroken(true)}
      className={`${frame} bg-sunken object-cover`}
    />
  );
}

/** A video that has left the page would go on reading its file, whose address is no longer valid. */
function stopWhenRemoved(video: HTMLVideoElement) {
  return () => {
    video.removeAttribute("src");
    video.load();
  };
}

function Nothing({ kind }: { kind: FormItem["kind"] }) {
  const Icon = kind === "video" ? Film : ImageOff;
  return (
    <span className={`${frame} flex items-center justify-center bg-sunken text-muted`}>
      <Icon aria-hidden className="size-8" />
    </span>
  );
}
