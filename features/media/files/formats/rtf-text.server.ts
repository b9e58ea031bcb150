import { readFile } from "node:fs/promises";
import { maxTextLength, searchText } from "./limits.server.ts";
import { tokensOf } from "./rtf.server.ts";

/** Groups whose text is not that of the document. */
const silent = new Set(
  (
    "fonttbl colortbl stylesheet info pict fldinst header footer headerl headerr headerf footerl footerr footerf " +
    "annotation themedata listtable revtbl"
  ).split(" "),
);
const gaps = new Set(["par", "line", "tab", "cell", "row", "sect", "page"]);
const windows1252 = new TextDecoder("windows-1252");

type Group = { isSilent: boolean; hasBegun: boolean; fallbacks: number };

export async function rtfText(path: string): Promise<string> {
  const bytes = await readFile(path);
  const open: Group[] = [{ isSilent: false, hasBegun: true, fallbacks: 1 }];
  let [text, skipped] = ["", 0];
  for (const token of tokensOf(bytes)) {
    const group = open.at(-1) ?? { isSilent: false, hasBegun: true, fallbacks: 1 };
    if (token.type === "open") open.push({ ...group, hasBegun: false });
    else if (token.type === "close") open.pop();
    else if (token.type === "star") group.isSilent = true;
    else if (token.type === "word") {
      if (!group.hasBegun && silent.has(token.word)) group.isSilent = true;
      group.hasBegun = true;
      if (token.word === "uc") group.fallbacks = token.value ?? 1;
      if (group.isSilent) continue;
      if (gaps.has(token.word)) text += " ";
      if (token.word !== "u" || token.value === undefined) continue;
      text += String.fromCharCode(token.value & 0xffff);
      skipped = group.fallbacks; // for programs that do not know Unicode
    } else if (!group.isSilent && (token.type === "text" || token.type === "byte")) {
      const content = token.type === "byte" ? Buffer.of(token.value) : bytes.subarray(token.from, token.to);
      const words = windows1252.decode(content).replace(/[\r\n]/g, "");
      text += words.slice(skipped);
      skipped = Math.max(0, skipped - words.length);
    }
    if (text.length >= maxTextLength) break;
  }
  return searchText(text);
}
