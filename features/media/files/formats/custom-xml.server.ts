import type { Entry } from "yauzl";
import { maxXmlLength } from "./limits.server.ts";
import { type Archive, bytesOf, textIn, unpack } from "./zip.server.ts";

const item = /^customXml\/(?!itemProps)[^/]+\.xml$/i;
const mayBind = /^word\/[\w-]+\.xml$/;
const binding = /storeItemID\s*=\s*["'](\{[^"']*\})/gi;
const source = /<(\w+:)?Source>/; // of a bibliography
const atOnce = 16 * 1024 * 1024;

/** The data that programs keep in a document beside its text, and which of it the text needs: fields show it. */
export async function customXml(archive: Archive): Promise<{ unused: Set<string>; isNeeded: boolean }> {
  const items = archive.entries.filter(({ fileName }) => item.test(fileName));
  const unused = new Set<string>();
  if (items.length === 0) return { unused, isNeeded: false };
  const bound = await boundIds(archive);
  for (const entry of items) {
    const id = await idOf(archive, entry.fileName);
    const isSource = source.test((await bytesOf(archive, entry, atOnce)).toString());
    if (!bound.has(id) && !isSource) unused.add(entry.fileName);
  }
  return { unused, isNeeded: unused.size < items.length };
}

async function boundIds(archive: Archive): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const entry of archive.entries.filter(({ fileName }) => mayBind.test(fileName)))
    for await (const text of textsOf(archive, entry))
      for (const [, id = ""] of text.matchAll(binding)) ids.add(id.toUpperCase());
  return ids;
}

/** A part in pieces that overlap a little. */
export async function* textsOf(archive: Archive, entry: Entry): AsyncGenerator<string> {
  let before = "";
  for await (const chunk of unpack(archive, entry, maxXmlLength)) {
    const text = before + chunk.toString("latin1");
    yield text;
    before = text.slice(-200);
  }
}

async function idOf(archive: Archive, name: string): Promise<string> {
  const file = name.split("/").at(-1) ?? "";
  const relations = await textIn(archive, `customXml/_rels/${file}.rels`);
  const [, properties = ""] = /Target\s*=\s*["']([^"'/]*itemProps[^"']*)/i.exec(relations) ?? [];
  const [, id = ""] =
    /itemID\s*=\s*["']([^"']*)/i.exec(await textIn(archive, `customXml/${properties}`)) ?? [];
  return id.toUpperCase();
}
