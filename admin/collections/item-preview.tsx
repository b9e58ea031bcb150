import { Film, ImageOff } from "lucide-react";
import { useState } from "react";
import { useImageError } from "#ui/use-image-error.ts";
import { useObjectUrl } from "../document/use-object-url.ts";
import type { CollectionItem, Kind } from "./items.ts";

const frame = "aspect-[4/3] w-full rounded-base";

/** The file while it is on this device, or the server's picture of it. */
export function ItemPreview({ item: { kind, file, picture } }: { item: CollectionItem }) {
  const url = useObjectUrl(file);
  const source = file ? url : picture;
  if (!source) return <Placeholder kind={kind} />;
  if (kind === "video" && file) return <VideoPreview key={source} source={source} />;
  return <PicturePreview key={source} source={source} kind={kind} />;
}

function PicturePreview({ source, kind }: { source: string; kind: Kind }) {
  const { broken, watch } = useImageError();
  if (broken) return <Placeholder kind={kind} />;
  return (
    <img {...watch} src={source} alt="" decoding="async" className={`${frame} bg-sunken object-cover`} />
  );
}

/** The first picture of a video, where the browser can play it. */
function VideoPreview({ source }: { source: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Placeholder kind="video" />;
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

/** A removed video would continue to read its file, whose URL is no longer valid. */
function stopWhenRemoved(video: HTMLVideoElement) {
  return () => {
    video.removeAttribute("src");
    video.load();
  };
}

function Placeholder({ kind }: { kind: Kind }) {
  const Icon = kind === "video" ? Film : ImageOff;
  return (
    <span className={`${frame} flex items-center justify-center bg-sunken text-muted`}>
      <Icon aria-hidden className="size-8" />
    </span>
  );
}
