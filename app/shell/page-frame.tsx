import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Piece } from "#core/page-pieces.ts";
import { frameSlots, LayoutPart } from "../page/layout-part.tsx";

const maxFrames = 100; // one for each kind of page, and some for a site that has just been changed
/** The first tag that React writes after the preloads of pictures. */
const firstTag = '<meta name="theme-color"';
const opening = /^<html[^>]*><head>(.*?)<\/head><body>/s;
const closing = "</body></html>";

const slots = Object.values(frameSlots);
const frames = new Map<string, string[]>();

/** The document around a page, without the tags and scripts that its route puts into the head. `key`: all that it depends on. */
export function frameOf(key: string, page: ReactNode): string[] {
  const known = frames.get(key);
  if (known) return known;
  if (frames.size >= maxFrames) frames.clear();
  const html = renderToString(<LayoutPart value="frame">{page}</LayoutPart>);
  const front = html.indexOf(firstTag);
  const made = slots.reduce(
    (rest, { html: slot }) => rest.flatMap((text) => text.split(slot)),
    [html.slice(0, front), html.slice(front)],
  );
  if (front < 0 || made.length !== slots.length + 2)
    throw new Error("app/shell/page-frame.tsx does not match the HTML of this version of React.");
  frames.set(key, made);
  return made;
}

/** `inside`: a page that was rendered without its frame. */
export function framed(
  inside: Piece[],
  [start = "", front = "", head = "", body = "", end = ""]: string[],
  { tags, scripts }: { tags: string; scripts: string },
): Piece[] {
  const kept = (html: string): Piece => ({ html, isKept: true });
  const own = (html: string): Piece => ({ html, isKept: false });
  const [before = "", preloads = ""] = opening.exec(inside[0]?.html ?? "") ?? [];
  const content = inside.map(({ html, isKept }, index) => {
    const opened = index === 0 ? html.slice(before.length) : html;
    return { html: index === inside.length - 1 ? opened.slice(0, -closing.length) : opened, isKept };
  });
  return [
    ...[kept(start), own(preloads), kept(front), own(tags), kept(head), own(scripts), kept(body)],
    ...content,
    kept(end),
  ];
}
