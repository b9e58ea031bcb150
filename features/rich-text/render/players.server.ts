import { type Element, isTag } from "domhandler";
import { append, appendChild, findOne, prepend, prependChild, replaceElement } from "domutils";
import { decodeHTML } from "entities";
import { escaped } from "#core/escaped.ts";
import { directionOf, languageName } from "#core/language.ts";
import type { FileLink } from "#features/media/files/contract.ts";
import type { Tracks, Video } from "#features/media/tracks/recordings.server.ts";
import { m } from "#messages";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";
import { linkedFile } from "./files.server.ts";
import { fileIdOf } from "./pictures.server.ts";

const noTracks: Tracks = { captions: [], transcripts: [] };

type KnownTracks = Map<string, Tracks>;

export function setVideos(
  tree: ArticleTree,
  origin: string,
  videos: Map<string, Video>,
  tracks: KnownTracks,
): void {
  if (videos.size === 0) return;
  const shown = new Set<string>();
  for (const figure of tree.elements.filter(({ attribs }) => attribs["data-embed"] === "video")) {
    const link = findOne(({ name, attribs }) => name === "a" && attribs.href !== undefined, figure.children);
    const id = (link && fileIdOf(link, origin)) ?? "";
    const video = videos.get(id);
    if (!link || !video?.playable) continue;
    const title = decodeHTML(link.attribs.title || textOf(link.children)) || m.articles.video();
    const { captions, transcripts } = tracks.get(id) ?? noTracks;
    replaceElement(link, playerOf(video, title, captions));
    delete figure.attribs["data-embed"];
    if (!shown.has(id)) addTranscripts(figure, transcripts);
    shown.add(id);
  }
}

export function isAudio({ contentType }: FileLink): boolean {
  return contentType.startsWith("audio/");
}

export function setAudio({ elements }: ArticleTree, files: Map<string, FileLink>, tracks: KnownTracks): void {
  const shown = new Set<string>();
  for (const link of elements) {
    const file = files.get(linkedFile(link) ?? "");
    const figure = link.parent;
    if (!file || !isAudio(file) || !figure || !isTag(figure) || figure.attribs.class !== "file") continue;
    const attributes = { controls: "", preload: "none", src: file.url, "aria-label": escaped(file.name) };
    prepend(link, element("audio", attributes));
    if (!shown.has(file._id)) addTranscripts(figure, tracks.get(file._id)?.transcripts ?? []);
    shown.add(file._id);
  }
}

function playerOf(
  { url, contentType, poster, width, height }: Video,
  title: string,
  captions: Tracks["captions"],
): Element {
  const size: Record<string, string> =
    width && height ? { width: String(width), height: String(height) } : {};
  const video = element("video", {
    controls: "",
    playsinline: "",
    preload: poster ? "none" : "metadata",
    ...(poster && { poster }),
    ...size,
    "aria-label": escaped(title),
  });
  for (const { language, url: src } of captions) {
    const label = escaped(languageName(language));
    appendChild(video, element("track", { kind: "captions", src, srclang: language, label }));
  }
  appendChild(video, element("a", { href: url }, escaped(m.articles.downloadVideo({ title }))));
  prependChild(video, element("source", { src: url, type: contentType }));
  return video;
}

function addTranscripts(figure: Element, transcripts: Tracks["transcripts"]): void {
  for (const { language, text } of transcripts.toReversed()) {
    const details = element("details", { class: "transcript" });
    const name =
      transcripts.length === 1
        ? m.articles.transcript()
        : m.articles.transcriptIn({ language: languageName(language) });
    appendChild(details, element("summary", {}, escaped(name)));
    for (const paragraph of text.split(/\n\s*\n/)) {
      const attributes = { lang: language, dir: directionOf(language) };
      appendChild(details, element("p", attributes, escaped(paragraph.trim())));
    }
    append(figure, details);
  }
}
