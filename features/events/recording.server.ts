import { escaped } from "#core/escaped.ts";
import { videoAt } from "#features/embeds/videos.ts";
import type { Picture } from "#features/media/contract.ts";
import { m } from "#messages";

type Recorded = { title: string; cover: Picture; details: { recording: string | null } | null };

/** The recording of an event, as an editor would put it above the text: a video, a file or a link. */
export function recordingOf({ title, cover, details }: Recorded, peertube: string[]): string {
  const address = details?.recording;
  if (!address) return "";
  const link = (text: string, inside = "") =>
    `<a href="${escaped(address)}" title="${escaped(title)}" rel="noopener">${inside}${escaped(text)}</a>`;
  const caption = `<figcaption>${escaped(m.events.recording())}</figcaption>`;
  if (address.startsWith("/files/")) return `<figure>${link(title)}${caption}</figure>`;
  const isOwn = address.startsWith("/media/");
  if (!isOwn && !videoAt(address, peertube)) return `<p>${link(m.events.watchRecording())}</p>`;
  const poster = isOwn || cover.generated ? "" : `<img src="${escaped(cover.url)}" alt="" />`;
  return `<figure data-embed="video">${link(title, poster)}${caption}</figure>`;
}
