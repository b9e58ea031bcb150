import { channel } from "node:diagnostics_channel";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { AppError } from "#core/errors.ts";
import { canonicalLanguage } from "#core/language.ts";
import { chartAttributes, withoutInvalidChart } from "#features/charts/data/kinds.ts";
import { m } from "#messages";
import { asideKinds } from "./asides.ts";
import { figureAttributes, validFigure } from "./figures.ts";
import { footnotesKind } from "./footnotes.ts";

const maxBytes = 1_000_000;
const maxElements = 50_000;
const deepest = 100; // elements inside each other

const allowed =
  "p br h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup mark blockquote pre code ol ul li a img figure figcaption aside small hr span table thead tbody tr th td".split(
    " ",
  );
/** Elements whose content is not text for readers. */
export const silent = new Set("script style textarea option noscript template title iframe".split(" "));

const color = [/^#[0-9a-f]{3,8}$/i, /^(rgb|hsl)a?\([\d\s,.%/]+\)$/i, /^[a-z]{3,30}$/i];
/** Checked first, because malformed styles stall the parser for seconds. */
const declaration = /^\s*(color|background-color|text-align|padding-inline-start)\s*:[\w\s#(),.%/!-]*$/i;
const schemes = ["http", "https", "mailto", "tel"];
// Places in a text have a room of their own among the ids of a page: none can take the name of something else.
const place = /^(?:text-)?([\w.:-]{1,64})$/;

const directions = ["ltr", "rtl", "auto"];

const attributes: Record<string, string[]> = {
  a: ["href", "title", "rel"],
  figure: ["data-embed", ...chartAttributes, ...figureAttributes],
  img: ["src", "alt", "title", "width", "height", "data-file-alt"],
  ol: ["start", "data-kind"],
  aside: ["data-kind"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

const ofAll = ["style", "id", "lang", "dir"];

/** Hears the HTML that this thread parses. */
export const parsedHtml = channel("footpath:parsed-html");

/** How often each element or attribute (`img`, `a[onclick]`) was taken out. */
export type Dropped = Map<string, number>;

/** Idempotent. Refuses what is too long or nested too deeply before the parser sees it. */
export function sanitise(html: string): { html: string; dropped: Dropped } {
  if (parsedHtml.hasSubscribers) parsedHtml.publish(html);
  refuseBombs(html);
  const dropped: Dropped = new Map();
  const drop = (what: string) => dropped.set(what, (dropped.get(what) ?? 0) + 1);
  const taken = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: { ...attributes, "*": ofAll },
    allowedStyles: {
      "*": {
        color,
        "background-color": color,
        "text-align": [/^(left|right|center|justify|start|end)$/],
        "padding-inline-start": [/^\d{1,3}(\.\d+)?(px|em|rem)$/],
      },
    },
    allowedSchemes: schemes,
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    nonTextTags: [...silent],
    disallowedTagsMode: "discard",
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: styled(placed(spoken(attribs), taken)) }),
      a: (tagName, attribs) => ({ tagName, attribs: linked(attribs) }),
      figure: (tagName, attribs) => ({ tagName, attribs: withoutInvalidChart(validFigure(attribs)) }),
      img: (tagName, attribs) => ({ tagName, attribs: described(attribs) }),
      ol: (tagName, attribs) => ({ tagName, attribs: numberedList(attribs) }),
    },
    exclusiveFilter({ tag, attribs }) {
      if (tag === "aside" && !isAside(attribs)) return "excludeTag";
      const isEmpty = tag === "img" && !attribs.src;
      if (isEmpty) drop("img");
      return isEmpty;
    },
    onOpenTag(name, attribs) {
      if (!allowed.includes(name) || (name === "aside" && !isAside(attribs))) drop(name);
      for (const attribute of Object.keys(attribs)) {
        if (attribute === "rel" || ofAll.includes(attribute) || attributes[name]?.includes(attribute))
          continue;
        if (allowed.includes(name)) drop(`${name}[${attribute}]`);
      }
    },
  });
  if (Buffer.byteLength(clean) > maxBytes) throw tooLong(); // or it could not be saved a second time
  return { html: clean, dropped };
}

function tooLong(): AppError {
  return new AppError("bad_request", m.adminEditor.tooLong());
}

/** Prefixes fragments. Older programs write `name` instead of `id`. */
function linked({ name, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const link: sanitizeHtml.Attributes = name && !attribs.id ? { ...attribs, id: name } : attribs;
  if (!link.href) return link;
  const [, to] = link.href.startsWith("#") ? (place.exec(link.href.slice(1)) ?? []) : [];
  return { ...link, href: to ? `#text-${to}` : link.href, rel: "noopener" };
}

/** An element with its id in the room of texts; without it where it is none, or another has it. */
function placed(attribs: sanitizeHtml.Attributes, taken: Set<string>): sanitizeHtml.Attributes {
  if (attribs.id === undefined) return attribs;
  const { id, ...rest } = attribs;
  const [, name] = place.exec(id) ?? [];
  if (!name || taken.has(name)) return rest;
  taken.add(name);
  return { ...rest, id: `text-${name}` };
}

/** An element with its language, as a BCP 47 tag, and its direction; without what is none. */
function spoken(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (attribs.lang === undefined && attribs.dir === undefined) return attribs;
  const { lang = "", dir = "", ...rest } = attribs;
  const language = canonicalLanguage(lang);
  const direction = directions.find((one) => one === dir.toLowerCase());
  return { ...rest, ...(language ? { lang: language } : {}), ...(direction ? { dir: direction } : {}) };
}

function numberedList({ "data-kind": kind, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return kind === footnotesKind ? { ...attribs, "data-kind": kind } : attribs;
}

/** A call-out or a pull quote. */
function isAside(attribs: sanitizeHtml.Attributes): boolean {
  return asideKinds.includes(attribs["data-kind"] ?? "");
}

/** Only pictures of the media library may be without an alternative text: then they have that of their file. */
function described(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (attribs.alt !== undefined || /\/media\/[\da-f]{24}\//.test(attribs.src ?? "")) return attribs;
  return { ...attribs, alt: "" };
}

function styled(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (attribs.style === undefined) return attribs;
  const { style, ...rest } = attribs;
  const kept = style.split(";").filter((operation) => declaration.test(operation));
  return kept.length === 0 ? rest : { ...rest, style: kept.join(";") };
}

/** One pass that builds nothing and ends at the first element too deep: a hundred thousand of them stop a parser for seconds. */
function refuseBombs(html: string): void {
  if (Buffer.byteLength(html) > maxBytes) throw tooLong();
  let depth = 0;
  let elements = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      elements += 1;
      if (elements > maxElements) {
        throw new AppError("bad_request", m.adminEditor.tooManyElements());
      }
      if (depth > deepest) {
        throw new AppError("bad_request", m.adminEditor.tooDeep());
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}
