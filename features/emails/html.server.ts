import { readFileSync } from "node:fs";
import type { EmailContent, EmailLink } from "#core/email.ts";
import { escaped } from "#core/escaped.ts";
import { directionOf, scriptOf } from "#core/language.ts";
import { m, messageLanguage } from "#messages";
import type { Sender } from "./words.ts";

type Layout = Record<
  | "page"
  | "logo"
  | "label"
  | "heading"
  | "text"
  | "paragraph"
  | "facts"
  | "fact"
  | "button"
  | "fallback"
  | "foot",
  string
>;

/** Compiled from `layout.mjml`. */
const layout: Layout = JSON.parse(readFileSync(new URL("layout.json", import.meta.url), "utf8"));

/** Sizes are CSS pixels. `tone`: of a transparent picture, which needs a ground. `hasName`: it stands for the name. */
export type ShownLogo = {
  src: string;
  width: number;
  height: number;
  tone: "dark" | "light" | "solid";
  hasName: boolean;
};

type Brand = { colours: Record<string, string>; sender: Sender; logo: ShownLogo | undefined };

/** An email as HTML. Texts are escaped; nothing is loaded but the logo. */
export function htmlOf(subject: string, content: EmailContent, { colours, sender, logo }: Brand): string {
  const {
    label,
    heading,
    greeting,
    paragraphs,
    facts = [],
    button,
    notes = [],
    reason,
    links = [],
  } = content;
  const look = { ...colours, ...sidesIn(messageLanguage()), line: lineIn(messageLanguage(), "1.2") };
  const part = (name: keyof Layout, html: Record<string, string>) => fill(layout[name], { ...look, ...html });
  const text = (texts: string[]) => {
    const pieces = texts.flatMap((each) => each.split(/\n{2,}/)).filter(Boolean);
    const paragraph = pieces.map((piece) => part("paragraph", { text: inline(piece, anchor) })).join("");
    return paragraph ? part("text", { paragraph }) : "";
  };
  const body = [
    label ? part("label", { text: escaped(label) }) : "",
    part("heading", { text: escaped(heading) }),
    text([greeting ?? "", ...paragraphs]),
    facts.length > 0 ? part("facts", { fact: facts.map(row).join("") }) : "",
    button ? part("button", { text: escaped(button.text), url: escaped(button.url) }) : "",
    text(notes),
    button ? part("fallback", { text: fallback(button.url) }) : "",
  ];
  const foot = [
    [escaped(reason), ...links.map(anchor)].join("<br>"),
    [
      `<bdi lang="${escaped(sender.language)}">${escaped(sender.name)}</bdi>`,
      `<bdi>${escaped(sender.address)}</bdi>`,
      anchor({ text: sender.url, url: sender.url }),
    ]
      .filter((line) => line !== "<bdi></bdi>")
      .join("<br>"),
  ];
  return fill(layout.page, {
    ...look,
    lang: messageLanguage(),
    subject: escaped(subject),
    preview: escaped(paragraphs[0] ?? ""),
    name: logo?.hasName ? "" : escaped(sender.name),
    "own-lang": escaped(sender.language),
    "own-line": lineIn(sender.language, "1.25"),
    indent: logo ? "12" : "0",
    logo: logo ? part("logo", logoValues(logo, { name: sender.name, deep: colours.deep ?? "" })) : "",
    body: body.join(""),
    foot: foot.map((text) => part("foot", { text })).join(""),
  });

  function row({ name, value }: { name: string; value: string | string[] }): string {
    const lines = typeof value === "string" ? value : value.join("\n");
    return part("fact", { text: escaped(name), value: inline(lines, anchor) });
  }

  function fallback(url: string): string {
    const parts = m.emails.buttonFallback({ link: { html: anchor({ text: url, url }) } });
    return parts.map((part) => (typeof part === "string" ? escaped(part) : part.html)).join("");
  }

  function anchor({ text, url }: EmailLink): string {
    const direction = text === url ? ' dir="ltr"' : "";
    return `<a${direction} href="${escaped(url)}" style="color:${colours.brand};">${escaped(text)}</a>`;
  }
}

/** Email programs know no logical properties. */
function sidesIn(language: string): Record<"dir" | "start" | "end", string> {
  const dir = directionOf(language);
  return dir === "rtl" ? { dir, start: "right", end: "left" } : { dir, start: "left", end: "right" };
}

const tallScript = /Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Laoo|Mlym|Mymr|Orya|Sinh|Taml|Telu|Thai/;

/** The line height of a heading, with room for vowel signs above and below. */
function lineIn(language: string, usual: string): string {
  return tallScript.test(scriptOf(language)) ? "1.4" : usual;
}

/** A dark logo gets a white plate in dark mode. */
function logoValues(
  { src, width, height, tone, hasName }: ShownLogo,
  { name, deep }: { name: string; deep: string },
): Record<string, string> {
  return {
    alt: hasName ? escaped(name) : "",
    src: escaped(src),
    width: String(width),
    height: String(height),
    plate: tone === "dark" ? "plate" : "",
    space: tone === "solid" ? "0" : "4",
    under: tone === "light" ? deep : "transparent",
  };
}

/** Fills a template in one pass: a value may contain what looks like a name in braces. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([\w-]+)\}\}|\[\[(\w+)\]\]/g, (_, name, part) => values[name ?? part] ?? "");
}

const webAddress = /(https?:\/\/[^\s<>"'“”]+[^\s<>"'“”.,;:!?)\]])/;

/** Lines and web addresses of a text. Quoted titles may run from right to left. */
function inline(text: string, link: (to: EmailLink) => string): string {
  return text
    .split(webAddress)
    .map((piece, index) =>
      index % 2 === 1
        ? link({ text: piece, url: piece })
        : escaped(piece)
            .replaceAll("\n", "<br>")
            .replace(/([“«])([^”»]*)([”»])/g, "$1<bdi>$2</bdi>$3"),
    )
    .join("");
}
