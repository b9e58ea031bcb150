import type { Editor, Extensions } from "@tiptap/core";
import { CommonAttributes } from "./attributes.ts";
import { type Bar, type Block, type Group, type Menu, menuGroups, type Tool } from "./block.ts";
import { callouts } from "./callouts.ts";
import { clean } from "./clean.ts";
import { codeBlock } from "./code-block.ts";
import { colours } from "./colours.tsx";
import { divider } from "./divider.ts";
import { embed } from "./embed.ts";
import { figures } from "./figures.ts";
import { files } from "./files.ts";
import { finding } from "./finding.ts";
import { footnotes } from "./footnotes.ts";
import { gallery } from "./gallery.ts";
import { headings } from "./headings.tsx";
import { history } from "./history.ts";
import { language } from "./language.ts";
import { link } from "./link.ts";
import { lists } from "./lists.ts";
import { marks, rareMarks } from "./marks.ts";
import { quote } from "./quote.ts";
import { table } from "./table.ts";
import { text } from "./text.ts";

/** Of two blocks that have the same key, or a bar for the same selection, the later one comes first. */
const blocks: Block[] = [
  history,
  text,
  language,
  headings,
  quote,
  rareMarks,
  table,
  callouts,
  lists,
  codeBlock,
  divider,
  link,
  footnotes,
  figures,
  gallery,
  embed,
  files,
  marks,
  colours,
  clean,
  finding,
];

/** The elements of the sanitiser's list. Editing an article drops everything that is missing here. */
export const schema: Extensions = [...blocks.flatMap(({ extensions = [] }) => extensions), CommonAttributes];

export const tools = blocks.flatMap(({ tools = [] }) => tools);

export function toolsOf(name: Group, among = blocks): (Tool | Menu)[] {
  return among.flatMap(({ group, tools = [] }) => (group === name ? tools : []));
}

/** What the Insert menu has. */
export const insertTools = insertable(blocks);

/** The tools that insert blocks. Links, languages and other marks are for words. */
export const blockTools = insertable(
  blocks.filter(({ extensions = [] }) => extensions.some(({ type }) => type === "node")),
);

function insertable(among: Block[]): Tool[] {
  return menuGroups.flatMap((name) => toolsOf(name, among)).filter((tool) => "run" in tool);
}

export function barFor(editor: Editor): Bar | null {
  return blocks.map(({ bar }) => bar?.(editor)).findLast((bar) => bar) ?? null;
}
