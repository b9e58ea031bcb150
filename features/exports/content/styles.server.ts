import { formatHex, parse } from "culori";
import type { Element } from "domhandler";
import { decodeHTML } from "entities";
import { isDirection } from "#features/rich-text/render/directions.server.ts";
import type { Align, Passage, Style } from "./blocks.ts";

const styles: Record<string, Style> = {
  strong: { bold: true },
  b: { bold: true },
  th: { bold: true },
  em: { italic: true },
  i: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  s: { struck: true },
  del: { struck: true },
  mark: { marked: true },
  sub: { script: "sub" },
  sup: { script: "super" },
  code: { code: true },
};

const directed = new Set("span a strong b em i u s del sub sup mark code small".split(" "));

const maxIndent = 8; // em

export function styleIn({ name, attribs }: Element, outer: Style): Style {
  const { color, "background-color": ground } = declarationsIn(attribs.style ?? "");
  const to = name === "a" ? linkTo(decodeHTML(attribs.href ?? "")) : undefined;
  return {
    ...outer,
    ...styles[name],
    ...(attribs.lang ? { lang: attribs.lang } : {}),
    ...(directed.has(name) && isDirection(attribs.dir) ? { dir: attribs.dir } : {}),
    ...(color ? { color: hexOf(color) ?? outer.color } : {}),
    ...(ground ? { ground: hexOf(ground) ?? outer.ground } : {}),
    ...(to ? { to } : {}),
  };
}

/** What a call of a note or a line break has of the text around it. */
export function passageOf({ lang, dir }: Style): Passage {
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) };
}

const aligns = new Set<string>(["start", "end", "left", "right", "center", "justify"]);

export function layoutIn({ attribs: { style } }: Element): { align?: Align; indent?: number } {
  if (!style) return {};
  const { "text-align": align, "padding-inline-start": indent } = declarationsIn(style);
  const em = Number.parseFloat(indent ?? "") / (indent?.endsWith("px") ? 16 : 1);
  return {
    ...(align && aligns.has(align) ? { align: align as Align } : {}),
    ...(em > 0 ? { indent: Math.min(em, maxIndent) } : {}),
  };
}

function declarationsIn(style: string): Record<string, string | undefined> {
  return Object.fromEntries(
    style.split(";").map((declaration) => {
      const [name = "", ...value] = declaration.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim()];
    }),
  );
}

/** Paper is light: of `light-dark()`, the first colour. */
function hexOf(value: string): string | undefined {
  const [, light] = /^light-dark\(\s*(#[0-9a-f]+)/i.exec(value) ?? [];
  const colour = parse(light ?? value);
  return colour && (colour.alpha ?? 1) > 0 ? formatHex(colour) : undefined;
}

function linkTo(href: string): string | undefined {
  if (href.startsWith("#")) return href.length > 1 ? href : undefined;
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined;
}
