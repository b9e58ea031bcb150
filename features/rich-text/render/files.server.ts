import { type Element, isTag, isText, Text } from "domhandler";
import { appendChild } from "domutils";
import { formatDate } from "#core/dates.ts";
import { escaped } from "#core/escaped.ts";
import type { FileLink } from "#features/media/files/contract.ts";
import { aboutLink } from "#features/media/files/words.ts";
import { m } from "#messages";
import { type ArticleTree, element } from "./article-tree.server.ts";

const download = /^(?:https?:\/\/[^/]+)?\/files\/([\da-f]{24})\//;
const sizes = "7rem";

export function linkedFilesOf({ elements }: ArticleTree): string[] {
  return elements.flatMap((link) => linkedFile(link) ?? []);
}

export function linkedFile({ name, attribs: { href = "" } }: Element): string | undefined {
  return name === "a" ? download.exec(href)?.[1] : undefined;
}

/** Links to files say what these are and how large. Where there is CSS, those in figures of their own become cards. */
export function setFiles(tree: ArticleTree, files: Map<string, FileLink>, cards?: { timeZone: string }) {
  for (const link of tree.elements) {
    const file = files.get(linkedFile(link) ?? "");
    if (!file) continue;
    link.attribs.href = file.url;
    if (cards && isCard(link)) setCard(link, file, cards.timeZone);
    else appendChild(link, new Text(escaped(` (${aboutLink(file)})`)));
  }
}

function setCard(link: Element, file: FileLink, timeZone: string): void {
  if (link.parent && isTag(link.parent)) link.parent.attribs.class = "file";
  const day = formatDate(file.date, timeZone);
  const { title, ...attributes } = link.attribs;
  link.attribs = attributes;
  link.children = [];
  for (const part of [
    pictureOf(file),
    element("span", { class: "file-name", dir: "auto" }, title || escaped(file.name)),
    element("span", { class: "file-about" }, escaped(` ${aboutLink(file)} `)),
    element("span", { class: "file-about" }, file.version > 1 ? m.articles.fileUpdated({ date: day }) : day),
  ])
    appendChild(link, part);
}

/** The first page, or a sheet of paper with the type. */
function pictureOf({ picture, type }: FileLink): Element {
  if (!picture) return element("span", { class: "file-sheet", "aria-hidden": "true" }, type);
  const { url, srcset, width, height, placeholder } = picture;
  return element("img", {
    src: url,
    srcset,
    sizes,
    width: String(width),
    height: String(height),
    alt: "",
    style: `--placeholder:${placeholder}`,
    loading: "lazy",
    decoding: "async",
  });
}

/** True for a link with nothing beside it in its figure but a caption. */
export function isCard({ parent, children }: Element): boolean {
  if (!parent || !isTag(parent) || parent.name !== "figure" || children.some(isTag)) return false;
  return parent.children.every((child) =>
    isTag(child)
      ? child.name === "a" || child.name === "figcaption"
      : !isText(child) || child.data.trim() === "",
  );
}
