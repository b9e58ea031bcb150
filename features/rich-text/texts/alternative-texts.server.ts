import type { Queries } from "#db/engine.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { fileIdsAt } from "../render/pictures.server.ts";
import type { FileWords } from "./file-words.server.ts";
import { noteFacts, readFacts, readFileWords } from "./texts.server.ts";

type Options = { queries: Queries; origin: string; member?: string };

/** Article HTML as it is stored: a picture has an alternative text only if it differs from that of its file. */
export async function withoutFileAlts(html: string, options: Options): Promise<string> {
  const stored = await withWords(html, "stored", options);
  noteFacts(stored, await readFacts(html, options.member)); // alternative texts are no part of them
  return stored;
}

/** Each picture gets its alternative text; `forEditor`: also that of its file, and files their titles. */
export async function withFileAlts(
  html: string,
  { forEditor = false, ...options }: Options & { forEditor?: boolean },
): Promise<string> {
  return withWords(html, forEditor ? "editor" : "shown", options);
}

async function withWords(html: string, as: FileWords["as"], { queries, origin, member }: Options) {
  const hasFiles = as === "editor" && html.includes("/files/");
  if (!hasFiles && !html.includes("<img")) return html;
  const { addresses, files } = await readFacts(html, member);
  const pictures = await knownPictures(queries, fileIdsAt(addresses, origin));
  const links = hasFiles ? await fileLinks(queries, files) : new Map();
  const alts = new Map([...pictures].map(([id, { alt }]) => [id, alt]));
  const names = new Map([...links].map(([id, { name }]) => [id, name]));
  return readFileWords(html, { as, origin, alts, names }, member);
}
