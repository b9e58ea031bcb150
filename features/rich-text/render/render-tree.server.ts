import { withFirmQuotes } from "#core/firm-quotes.ts";
import { type Chart, chartsIn, contentOf } from "#features/charts/chart.server.ts";
import { setChartPictures, setCharts } from "#features/charts/figure.server.ts";
import type { Picture } from "#features/media/contract.ts";
import type { FileLink } from "#features/media/files/contract.ts";
import type { Tracks, Video } from "#features/media/tracks/recordings.server.ts";
import type { Gallery } from "#features/photography/galleries.server.ts";
import { withDarkColours } from "../colours.ts";
import { countWords } from "../plain-text.server.ts";
import { readingTime } from "../reading-time.ts";
import { type ArticleTree, writeArticle } from "./article-tree.server.ts";
import { setAsides, setAsidesOfFeed } from "./asides.server.ts";
import { setDirections } from "./directions.server.ts";
import { type EmbedOptions, framesIn, hasEmbeds, setEmbeds } from "./embeds.server.ts";
import { linkedFilesOf, setFiles } from "./files.server.ts";
import { linkFootnotes } from "./footnotes.server.ts";
import { galleriesIn, setGalleries } from "./galleries.server.ts";
import { type Heading, setHeadings } from "./headings.server.ts";
import { setInterfaceWords } from "./interface-words.server.ts";
import { mediaAddressesOf, setPictures } from "./pictures.server.ts";
import { setAudio, setVideos } from "./players.server.ts";
import { setTables } from "./tables.server.ts";

const longArticle = 3; // minutes
const minParts = 3;

/** What a text shows that is not in it. */
export type References = ReturnType<typeof referencesOf>;

/** What a text refers to, as it is now. */
export type Material = {
  galleries: (Gallery | undefined)[];
  pictures: Map<string, Picture>;
  files: Map<string, FileLink>;
  videos: Map<string, Video>;
  tracks: Map<string, Tracks>;
  /** Drawings of each chart; undefined for one that could not be drawn. */
  drawings: (string[] | undefined)[];
};

export type RenderedArticle = {
  /** Sanitised HTML as a page shows it. */
  article: string;
  /** Reading time, at least 1. */
  minutes: number;
  /** The headings of a long article; none of a short one. */
  contents: Heading[];
};

export type RenderOptions = {
  /** The public URL of this site. */
  origin: string;
  embeds: EmbedOptions;
  timeZone: string;
  /** The language of the text. */
  language: string;
  /** The URL of the article, below which the files of its charts are. */
  address?: string;
  material: Material;
};

export function referencesOf(tree: ArticleTree, language: string) {
  return {
    galleries: galleriesIn(tree),
    addresses: mediaAddressesOf(tree),
    files: linkedFilesOf(tree),
    hasEmbeds: hasEmbeds(tree),
    frames: framesIn(tree),
    charts: chartsIn(tree.elements, language).map(contentOf),
  };
}

/** Sanitised HTML as a page shows it. */
export function renderTree(tree: ArticleTree, { material, ...options }: RenderOptions): RenderedArticle {
  const { origin, embeds, timeZone, language, address } = options;
  const { galleries, files, tracks } = material;
  const charts: Chart[] = chartsIn(tree.elements, language);
  setGalleries(tree, galleries);
  setVideos(tree, origin, material.videos, tracks);
  setEmbeds(tree, embeds);
  setFiles(tree, files, { timeZone });
  setAudio(tree, files, tracks);
  setCharts(charts, material.drawings, address);
  return renderArticle(tree, origin, material.pictures, language);
}

/** What needs only the text and its pictures. */
export function renderArticle(
  tree: ArticleTree,
  origin: string,
  pictures: Map<string, Picture>,
  language = "",
): RenderedArticle {
  const minutes = readingTime(countWords(tree.document.children));
  const headings = setHeadings(tree);
  linkFootnotes(tree);
  setTables(tree);
  setDirections(tree, language);
  setAsides(tree);
  setColours(tree);
  setPictures(tree, origin, pictures);
  setInterfaceWords(tree, language);
  const parts = headings.filter(({ level }) => level === 1).length;
  return {
    article: withFirmQuotes(writeArticle(tree)),
    minutes,
    contents: minutes >= longArticle && parts >= minParts ? headings : [],
  };
}

export type FeedOptions = {
  origin: string;
  address: string;
  language: string;
  material: Pick<Material, "galleries" | "files">;
};

/** Sanitised HTML for feed readers: links within the site and within the article are absolute. */
export function renderFeedTree(tree: ArticleTree, { origin, address, ...options }: FeedOptions): string {
  const { language, material } = options;
  const { galleries, files } = material;
  setFiles(tree, files);
  setGalleries(tree, galleries);
  setDirections(tree, language);
  setAsidesOfFeed(tree);
  setChartPictures(tree.elements, language, address);
  setAbsoluteUrls(tree, origin, address);
  return writeArticle(tree);
}

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
