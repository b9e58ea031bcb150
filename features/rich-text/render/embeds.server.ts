import type { Element } from "domhandler";
import { appendChild, findOne, prepend, removeElement, replaceElement } from "domutils";
import { decodeHTML } from "entities";
import { escaped } from "#core/escaped.ts";
import { directionOf } from "#core/language.ts";
import { type EmbeddedFrame, frameAt, frameHeight } from "#features/embeds/frames.ts";
import { type EmbeddedVideo, videoAt } from "#features/embeds/videos.ts";
import { m, messageLanguage } from "#messages";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const cover = "position:absolute;inset:0;width:100%;height:100%";
const button =
  "position:absolute;inset:0;margin:auto;width:4.5rem;height:3.25rem;border-radius:.9rem;border:1px solid rgba(255,255,255,.4);display:grid;place-items:center;forced-color-adjust:none";
const words =
  "position:absolute;inset:auto 1rem 1rem;font:600 1rem/1.35 system-ui,sans-serif;color:#fff;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden";
const middle = "position:absolute;inset:1.5rem;display:grid;place-content:center;color:CanvasText";
const show =
  "border:1px solid;border-radius:4px;padding:.65rem 1.1rem;text-align:center;font:500 1rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere";
const triangle =
  "margin-left:.3rem;border-style:solid;border-width:.7rem 0 .7rem 1.2rem;border-color:transparent transparent transparent #fff";

const onScreen = { class: "on-screen" };
const onPaper = { class: "on-paper" };

const sandbox =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

export type EmbedOptions = {
  peertubeHosts: string[];
  embedHosts: string[];
  /** The colour of the cards. */
  deep: string;
};

export function hasEmbeds({ html }: ArticleTree): boolean {
  return html.includes("data-embed=");
}

/**
 * Turns links to videos, charts, maps and forms of other sites into frames with a card of ours and a link. The link opens
 * in the frame, so that no script is needed, and nothing is requested from the other site before somebody follows it.
 */
export function setEmbeds({ elements }: ArticleTree, { peertubeHosts, embedHosts, deep }: EmbedOptions) {
  for (const figure of elements) {
    const { "data-embed": kind, "data-height": height } = figure.attribs;
    const link = kind ? linkOf(figure) : null;
    const address = decodeHTML(link?.attribs.href ?? "");
    if (!link) continue;
    const video = kind === "video" ? videoAt(address, peertubeHosts) : undefined;
    const frame = kind === "frame" ? frameAt(address, embedHosts) : undefined;
    const poster = findOne(({ name }) => name === "img", link.children);
    const name = decodeHTML(link.attribs.title || textOf(link.children));
    if (video) setEmbed(figure, link, videoCard(video, name, poster?.attribs.src, deep));
    else if (frame) setEmbed(figure, link, frameCard(frame, name, frameHeight(height)));
    if (video && poster) removeElement(poster);
  }
}

/** The addresses of charts, maps and forms of other sites. */
export function framesIn({ elements }: ArticleTree): string[] {
  return elements.flatMap((figure) => {
    const link = figure.attribs["data-embed"] === "frame" ? linkOf(figure) : null;
    return link ? [decodeHTML(link.attribs.href ?? "")] : [];
  });
}

function linkOf(figure: Element): Element | null {
  return findOne(({ name, attribs }) => name === "a" && attribs.href !== undefined, figure.children);
}

/** What a figure shows instead of its link. */
type Card = {
  title: string;
  srcdoc: string;
  /** The attributes of the box, besides `embed`. */
  box: Record<string, string>;
  sandbox: string;
  note: string;
  link: { href: string; text: string };
};

function setEmbed(figure: Element, link: Element, card: Card): void {
  const frame = element("iframe", {
    title: escaped(card.title),
    // Escaped twice: the value of an attribute that is a document.
    srcdoc: escaped(card.srcdoc),
    sandbox: `${sandbox}${card.sandbox}`,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    loading: "lazy",
  });
  const note = element("p", { class: "embed-note" });
  appendChild(note, element("span", onScreen, escaped(`${card.note} `)));
  const anchor = element("a", { href: escaped(card.link.href), rel: "noopener" });
  appendChild(anchor, element("span", onScreen, escaped(card.link.text)));
  appendChild(anchor, element("span", onPaper, escaped(card.title)));
  appendChild(note, anchor);
  const box = element("div", card.box);
  appendChild(box, frame);
  replaceElement(link, box);
  const caption = findOne(({ name }) => name === "figcaption", figure.children);
  if (caption) prepend(caption, note);
  else appendChild(figure, note);
  figure.attribs = Object.fromEntries(
    Object.entries(figure.attribs).filter(([name]) => !["data-embed", "data-height"].includes(name)),
  );
}

function videoCard(video: EmbeddedVideo, name: string, poster: string | undefined, deep: string): Card {
  const { host, url, player } = video;
  const title = name || m.articles.videoOn({ host });
  const picture = poster
    ? `<img src="${poster}" alt="" style="${cover};object-fit:cover">`
    : `<span style="${words}">${escaped(title)}</span>`;
  const play = `<span style="${button};background:${deep}eb"><span style="${triangle}"></span></span>`;
  const shown = { title, ground: deep, to: player, label: m.articles.playVideo({ title, host }) };
  return {
    title: m.articles.videoTitle({ title }),
    srcdoc: documentOf(shown, picture + play),
    box: { class: "embed" },
    sandbox: "",
    note: m.articles.videoNote({ host }),
    link: { href: url, text: m.articles.watchOn({ host }) },
  };
}

function frameCard({ host, url }: EmbeddedFrame, name: string, height: number): Card {
  const title = name && name !== url ? name : m.articles.contentOf({ host });
  const label = m.articles.showFrom({ title, host });
  return {
    title,
    // The ground of the box shines through, in the colours of the site and of the reader.
    srcdoc: documentOf(
      { title, ground: "transparent", to: url, label },
      `<span style="${middle}"><span style="${show}">${escaped(label)}</span></span>`,
    ),
    box: { class: "embed frame", style: `aspect-ratio:auto;height:${height}px` },
    sandbox: " allow-forms",
    note: m.articles.frameNote({ host }),
    link: { href: url, text: m.articles.openOn({ host }) },
  };
}

type Shown = { title: string; ground: string; to: string; label: string };

/** A document of its own without a script or a style sheet. YouTube only plays where it learns the site's origin. */
function documentOf({ title, ground, to, label }: Shown, content: string): string {
  const lang = messageLanguage();
  const dir = directionOf(lang) === "rtl" ? ' dir="rtl"' : "";
  return `<!doctype html><html lang="${lang}"${dir} style="color-scheme:light dark"><title>${escaped(title)}</title><body style="margin:0;background:${ground}"><a href="${escaped(to)}" referrerpolicy="strict-origin" aria-label="${escaped(label)}" style="${cover};font-size:16px;z-index:0;outline-offset:-.75rem">${content}</a></body></html>`;
}
