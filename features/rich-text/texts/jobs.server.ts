import { type ChartContent, chartOf, chartsIn, contentOf } from "#features/charts/chart.server.ts";
import { type Dropped, sanitise } from "../html.server.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import {
  type FeedOptions,
  type References,
  type RenderedArticle,
  type RenderOptions,
  referencesOf,
  renderFeedTree,
  renderTree,
} from "../render/render-tree.server.ts";
import { type Facts, factsOf } from "./facts.server.ts";
import { type FileWords, withFileWords } from "./file-words.server.ts";

export type Cleaned = { html: string; dropped: Dropped; facts: Facts };

/** What is done with the HTML of a text. Nothing here needs a database: long texts are handled on a thread. */
const textJobs = {
  /** Throws for a text that is too long, has too many elements or is nested too deeply. */
  clean(html: string, _more: undefined): Cleaned {
    const clean = sanitise(html);
    return { ...clean, facts: factsOf(parseArticle(clean.html)) };
  },
  facts: (html: string, _more: undefined): Facts => factsOf(parseArticle(html)),
  fileWords: (html: string, words: FileWords): string => withFileWords(html, words),
  references: (html: string, language: string): References => referencesOf(parseArticle(html), language),
  render: (html: string, options: RenderOptions): RenderedArticle => renderTree(parseArticle(html), options),
  renderForFeed: (html: string, options: FeedOptions): string => renderFeedTree(parseArticle(html), options),
  charts: (html: string, language: string): ChartContent[] =>
    chartsIn(parseArticle(html).elements, language).map(contentOf),
  /** The pictures of a rendered text, in its order. */
  images: (html: string, _more: undefined) =>
    parseArticle(html).elements.flatMap(({ name, attribs: { src = "", srcset } }) =>
      name === "img" ? [{ src, srcset }] : [],
    ),
  /** The numbers of the charts of a rendered text, by the readers' links to their files, which no author can write. */
  chartNumbers: (html: string, _more: undefined) =>
    parseArticle(html).elements.flatMap(({ attribs: { download, href = "" } }) =>
      download === undefined ? [] : (/\/charts\/(\d+)\.png$/.exec(href)?.[1] ?? []),
    ),
  /** The chart of a figure that is being written. */
  chart(html: string, language: string): ChartContent | undefined {
    const figure = parseArticle(sanitise(html).html).elements.find(({ name }) => name === "figure");
    const chart = figure && chartOf(figure, language);
    return chart && contentOf(chart);
  },
};

type TextJobs = typeof textJobs;
export type TextJob = keyof TextJobs;
export type MoreOf<Job extends TextJob> = Parameters<TextJobs[Job]>[1];
export type ResultOf<Job extends TextJob> = ReturnType<TextJobs[Job]>;

export function runJob<Job extends TextJob>(job: Job, html: string, more: MoreOf<Job>): ResultOf<Job> {
  const work = textJobs[job] as (html: string, more: MoreOf<Job>) => ResultOf<Job>;
  return work(html, more);
}
