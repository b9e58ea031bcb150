import type { Element } from "domhandler";
import { appendChild, findOne, prepend, removeElement, replaceElement } from "domutils";
import { decodeHTML } from "entities";
import { escaped } from "#core/escaped.ts";
import { type EmbeddedVideo, videoAt } from "#features/embeds/videos.ts";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const cover = "position:absolute;inset:0;width:100%;height:100%";
const button =
  "position:absolute;inset:0;margin:auto;width:4.5rem;height:3.25rem;border-radius:.9rem;border:1px solid rgba(255,255,255,.4);background:rgba(12,43,34,.92);display:grid;place-items:center;forced-color-adjust:none";
const words =
  "position:absolute;inset:auto 1rem 1rem;font:600 1rem/1.35 system-ui,sans-serif;color:#fff;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden";
const triangle =
  "margin-left:.3rem;border-style:solid;border-width:.7rem 0 .7rem 1.2rem;border-color:transparent transparent transparent #fff";

export function hasEmbeds({ html }: ArticleTree): boolean {
  return html.includes("data-embed=");
}

/**
 * Turns links to videos on other sites into frames with the poster and a link to the player. The link opens in the
 * frame, so that no script is needed, and nothing is requested from the video's site before somebody follows it.
 */
export function setEmbeds({ elements }: ArticleTree, peertube: string[]): void {
  for (const figure of elements.filter(({ attribs }) => attribs["data-embed"] === "video")) {
    const link = findOne(({ name, attribs }) => name === "a" && attribs.href !== undefined, figure.children);
    const video = link && videoAt(decodeHTML(link.attribs.href ?? ""), peertube);
    if (link && video) setEmbed(figure, link, video);
  }
}

function setEmbed(figure: Element, link: Element, video: EmbeddedVideo): void {
  const poster = findOne(({ name }) => name === "img", link.children);
  const title = decodeHTML(link.attribs.title || textOf(link.children)) || `Video on ${video.host}`;
  const frame = element("iframe", {
    title: escaped(`Video: ${title}`),
    // Escaped twice: the value of an attribute that is a document.
    srcdoc: escaped(card(video, title, poster?.attribs.src)),
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation",
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    loading: "lazy",
  });
  const note = element(
    "p",
    { class: "embed-note" },
    escaped(`The video is loaded from ${video.host} when you press play. `),
  );
  appendChild(
    note,
    element("a", { href: escaped(video.url), rel: "noopener" }, escaped(`Watch it on ${video.host}`)),
  );
  const box = element("div", { class: "embed" });
  appendChild(box, frame);
  replaceElement(link, box);
  const caption = findOne(({ name }) => name === "figcaption", figure.children);
  if (caption) prepend(caption, note);
  else appendChild(figure, note);
  if (poster) removeElement(poster);
  figure.attribs = Object.fromEntries(
    Object.entries(figure.attribs).filter(([name]) => name !== "data-embed"),
  );
}

/** A document of its own without a script or a style sheet. YouTube only plays where it learns the site's origin. */
function card({ player, host }: EmbeddedVideo, title: string, poster: string | undefined): string {
  const picture = poster
    ? `<img src="${poster}" alt="" style="${cover};object-fit:cover">`
    : `<span style="${words}">${escaped(title)}</span>`;
  return `<!doctype html><html lang="en"><title>${escaped(title)}</title><body style="margin:0;background:#0c2b22"><a href="${escaped(player)}" referrerpolicy="strict-origin" aria-label="${escaped(`Play “${title}” from ${host}`)}" style="${cover};font-size:16px;z-index:0;outline-offset:-.75rem">${picture}<span style="${button}"><span style="${triangle}"></span></span></a></body></html>`;
}
