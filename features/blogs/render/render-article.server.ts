import type { Context } from "#core/context.ts";
import { setChartPictures, setCharts } from "#features/charts/figure.server.ts";
import type { Picture } from "#features/media/contract.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { withDarkColours } from "../colours.ts";
import { countWords } from "../plain-text.server.ts";
import { readingTime } from "../reading-time.ts";
import { withFileAlts } from "./alternative-texts.server.ts";
import { type ArticleTree, parseArticle, writeArticle } from "./article-tree.server.ts";
import { setAsides, setAsidesOfFeed } from "./asides.server.ts";
import { setDirections } from "./directions.server.ts";
import { hasEmbeds, setEmbeds } from "./embeds.server.ts";
import { linkedFilesOf, setFiles } from "./files.server.ts";
import { linkFootnotes } from "./footnotes.server.ts";
import { setGalleries } from "./galleries.server.ts";
import { type Heading, setHeadings } from "./headings.server.ts";
import { setInterfaceWords } from "./interface-words.server.ts";
import { fileIdsOf, setPictures } from "./pictures.server.ts";
import { setAudio, setVideos } from "./players.server.ts";
import { setTables } from "./tables.server.ts";

const longArticle = 3; // minutes
const leastParts = 3;

type RenderedArticle = {
  /** Sanitised HTML as a page shows it. */
  article: string;
  /** Reading time, at least 1. */
  minutes: number;
  /** The headings of a long article; none of a short one. */
  contents: Heading[];
};

/**
 * Sanitised HTML as a page shows it, with the pictures of the media library. The files of charts are below `address`, if
 * there is one.
 */
export async function renderContent(
  ctx: Context,
  content: string,
  language = "",
  address?: string,
): Promise<RenderedArticle> {
  const tree = parseArticle(content);
  const { url: origin, peertubeHosts, timeZone } = ctx.site;
  const { queries } = ctx.db;
  await setGalleries(ctx, tree);
  if (hasEmbeds(tree)) {
    await setVideos(ctx, tree);
    setEmbeds(tree, peertubeHosts);
  }
  const files = await fileLinks(queries, linkedFilesOf(tree));
  setFiles(tree, files, { timeZone });
  await setAudio(ctx, tree, files);
  const { log, noStore } = ctx;
  await setCharts(tree.elements, { language: language || ctx.site.language, address, log, failed: noStore });
  return renderArticle(tree, origin, await knownPictures(queries, fileIdsOf(tree, origin)), language);
}

/**
 * `origin` is the public URL of this site, `files` are the pictures of the media library by their ids, `language` is
 * empty if it is not known.
 */
export function renderArticle(
  tree: ArticleTree,
  origin: string,
  files: Map<string, Picture>,
  language = "",
): RenderedArticle {
  const minutes = readingTime(countWords(tree.document.children));
  const headings = setHeadings(tree);
  linkFootnotes(tree);
  setTables(tree);
  setDirections(tree, language);
  setAsides(tree);
  setColours(tree);
  setPictures(tree, origin, files);
  setInterfaceWords(tree, language);
  const parts = headings.filter(({ level }) => level === 1).length;
  return {
    article: writeArticle(tree),
    minutes,
    contents: minutes >= longArticle && parts >= leastParts ? headings : [],
  };
}

/**
 * Sanitised HTML for feed readers: links within the site and within the article, whose own URL is `address`, are
 * absolute.
 */
export async function renderForFeed(
  ctx: Context,
  content: string,
  address: string,
  language = "",
): Promise<string> {
  const origin = ctx.site.url;
  const { queries } = ctx.db;
  const tree = parseArticle(await withFileAlts(content, { queries, origin }));
  setFiles(tree, await fileLinks(queries, linkedFilesOf(tree)));
  await setGalleries(ctx, tree);
  setDirections(tree, language);
  setAsidesOfFeed(tree);
  setChartPictures(tree.elements, language || ctx.site.language, address);
  setAbsoluteUrls(tree, origin, address);
  return writeArticle(tree);
}

/** Text colours from the editor's palette get their counterpart for dark mode. */
function setColours({ elements }: ArticleTree): void {
  for (const { attribs } of elements) if (attribs.style) attribs.style = withDarkColours(attribs.style);
}

function setAbsoluteUrls({ elements }: ArticleTree, origin: string, address: string): void {
  for (const { attribs } of elements) {
    for (const name of ["href", "src"]) {
      const url = attribs[name];
      if (url?.startsWith("#")) attribs[name] = address + url;
      else if (url?.startsWith("/") && !url.startsWith("//")) attribs[name] = origin + url;
    }
  }
}
