import { directionOf as directionOfLanguage, interfaceLocale, isForeignToInterface } from "#core/language.ts";
import { truncate } from "#core/truncate.ts";
import { m, messageLanguage } from "#messages";
import type { Block, Content, Fact, Run, Table } from "../content/blocks.ts";
import { eachRun } from "../content/content.server.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import type { MadeLogo, MadePicture } from "../content/made-pictures.server.ts";
import { directionOf, pictureRuns } from "../content/runs.server.ts";

const textWidth = 148 * (72 / 25.4); // points: A4 without its margins
const page = { width: textWidth, height: 470 }; // points, for a picture
const logoHeight = 28; // points
const dots = 130; // to the inch, for pictures that are smaller than the page
const maxHeaderLength = 70; // characters
const maxListed = 140; // characters of a caption in the lists of tables and figures
const minHeadings = 3; // for a table of contents
const maxHeadings = 200; // of two levels

type Files = { pictures: Map<string, MadePicture>; logo: MadeLogo | undefined };

/** What `article.typ` reads: only texts, numbers and names of files. */
export function pageData(article: ExportedArticle, content: Content, { pictures, logo }: Files) {
  const { title, language, label, url, cover, colophon, summary, authors, byline } = article;
  const heading = directionOf([{ text: title }]);
  const notes = Object.fromEntries(
    Object.entries(content.notes).map(([id, blocks]) => [id, printed(blocks, pictures)]),
  );
  const blocks = printed(content.blocks, pictures);
  markFirstCalls(blocks);
  const shownCover = cover && printed([coverFigure(cover)], pictures, { ...page, height: 300 })[0];
  return {
    title,
    summary,
    authors,
    keywords: article.keywords,
    updated: article.updatedAt.slice(0, 10).split("-").map(Number),
    institute: article.institute,
    dates: article.dates,
    logo: logo ? { file: logo.name, hasName: logo.hasName, width: widthOfLogo(logo) } : null,
    byline,
    label: label.toLocaleUpperCase(language),
    language: typesetLanguage(language),
    /** Null if words of the interface are in the language of the article. */
    interfaceLanguage: isForeignToInterface(language) ? messageLanguage() : null,
    digits: [
      ...new Intl.NumberFormat(interfaceLocale(), { useGrouping: false }).format(9876543210),
    ].toReversed(),
    dir: directionOfLanguage(language),
    heading: { ...heading, short: truncate(title, maxHeaderLength) },
    isLatin: /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(label),
    titleSize: title.length > 120 ? 19 : title.length > 60 ? 24 : 30,
    url,
    shownUrl: url.replace(/^https?:\/\//, ""),
    colours: article.colours,
    cover: shownCover?.type === "figure" || shownCover?.type === "picture" ? shownCover : null,
    contentsDepth: depthOfContents(content.blocks),
    imprint: article.imprint.map(printedFact),
    notices: article.notices.map(printedFact),
    colophon: colophon.map(printedFact),
    blocks,
    notes,
    texts: {
      contents: m.exports.contents(),
      tables: m.exports.tables(),
      figures: m.exports.figures(),
      about: m.exports.aboutFile(),
    },
    missing: 0,
  };
}

/** In points. */
function widthOfLogo({ width, height }: MadeLogo): number {
  return Math.min(textWidth / 2, (logoHeight * width) / height);
}

/** Converts a language tag to what the typesetter knows. */
function typesetLanguage(tag: string): { lang: string; region?: string } {
  const { language, region } = new Intl.Locale(tag);
  return {
    lang: /^[a-z]{2,3}$/.test(language) ? language : "en",
    ...(region && /^[A-Z]{2}$/.test(region) ? { region } : {}),
  };
}

function spoken<Words extends { lang?: string }>({ lang, ...words }: Words) {
  return lang ? { ...words, language: typesetLanguage(lang) } : words;
}

/** The table of contents has both upper levels unless it would be very long; texts with few headings have none. */
function depthOfContents(blocks: Block[]): 0 | 1 | 2 {
  const listed = blocks.filter((block) => block.type === "heading" && block.level <= 2).length;
  return listed < minHeadings ? 0 : listed > maxHeadings ? 1 : 2;
}

function printedFact({ name, runs }: Fact) {
  return { name, runs: runs.map(linked), ...directionOf(runs) };
}

function coverFigure({ src, alt, caption }: NonNullable<ExportedArticle["cover"]>): Block {
  const picture: Block = { type: "picture", src, alt };
  if (!caption) return picture;
  const text: Block = { type: "paragraph", runs: [{ text: caption }], ...directionOf([{ text: caption }]) };
  return { type: "figure", blocks: [picture], caption: [text] };
}

type Placed =
  | Block
  | (Table & { type: "table"; isShort: boolean })
  | (Extract<Block, { type: "figure" }> & { kind: "table" | "figure"; listed: string })
  | { type: "picture"; file: string; width: number; alt: string };

/** Pictures with their files and their width in points, or their alternative text; captions for the lists. */
function printed(blocks: Block[], pictures: Map<string, MadePicture>, space = page): Placed[] {
  const inside = (inner: Block[]) => printed(inner, pictures, space) as Block[];
  return blocks.flatMap((block): Placed[] => {
    if ("runs" in block)
      return [{ ...spoken(block), runs: block.runs.map((run) => spoken(linked(run))) } as Placed];
    if (block.type === "list") return [{ ...block, items: block.items.map(inside) }];
    if (block.type === "figure") {
      const isGallery = block.blocks.length > 1 && block.blocks.every(({ type }) => type === "picture");
      const shown = isGallery
        ? printed(block.blocks, pictures, { width: textWidth / 2 - 3, height: 200 })
        : undefined;
      return [
        {
          ...block,
          blocks: (shown as Block[]) ?? inside(block.blocks),
          caption: inside(block.caption),
          kind: block.blocks.some(({ type }) => type === "table") ? "table" : "figure",
          listed: truncate(plainText(block.caption), maxListed),
        },
      ];
    }
    if (block.type === "table") {
      const cells = block.cells.map((cell) => ({ ...cell, blocks: inside(cell.blocks) }));
      return [{ ...block, cells, isShort: isShort(block) }];
    }
    if (block.type === "quote" || block.type === "box") return [{ ...block, blocks: inside(block.blocks) }];
    if (block.type === "code") return [spoken(block) as Block];
    if (block.type !== "picture") return [block];
    const { alt, lang } = block;
    const words = spoken({ text: alt, ...(lang ? { lang } : {}) });
    const picture = pictures.get(block.src);
    if (!picture) return alt ? [{ type: "paragraph", runs: pictureRuns(words) }] : [];
    const { width, height, name: file } = picture;
    const fitting = Math.min(space.width, (width / dots) * 72, (space.height * width) / height);
    return [
      { ...spoken({ type: "picture" as const, file, width: fitting, alt, ...(lang ? { lang } : {}) }) },
    ];
  });
}

/** True for a table that fits onto any page, and need not be broken: a few rows of a few words. */
function isShort({ rows, cells }: Table): boolean {
  const lettersIn = (runs: Run[]) =>
    runs.reduce((sum, { text }) => sum + (text === "\n" ? 25 : text.length), 0);
  const isSmall = (block: Block) => block.type === "paragraph" && lettersIn(block.runs) <= 50;
  return rows <= 8 && cells.every(({ blocks }) => blocks.length <= 1 && blocks.every(isSmall));
}

/** The note stands at the foot of the page with its first call; further calls refer to it. */
function markFirstCalls(blocks: Placed[]): void {
  const called = new Set<string>();
  eachRun(blocks as Block[], (run: Run & { isFirst?: boolean }) => {
    if (run.note === undefined) return;
    run.isFirst = !called.has(run.note);
    called.add(run.note);
  });
}

const maxLinkLength = 8000; // characters; the typesetter refuses longer ones

function linked({ to, ...run }: Run): Run {
  return { ...run, ...(to !== undefined && to.length <= maxLinkLength ? { to } : {}) };
}

/** The words of a caption in the lists of tables and figures, without its notes. */
function plainText(blocks: Block[]): string {
  const texts: string[] = [];
  eachRun(blocks, ({ note, text }) => note === undefined && texts.push(text));
  return texts.join("").replace(/\s+/g, " ").trim();
}
