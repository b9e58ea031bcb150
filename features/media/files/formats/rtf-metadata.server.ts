import { readFile, stat, writeFile } from "node:fs/promises";
import { m } from "#messages";
import { type CleanedFile, maxPart, refused, unchanged, wordsByName } from "./limits.server.ts";
import { dde, folders, loads, mayNameFolder, withoutFolders } from "./office-links.server.ts";
import { Report } from "./report.server.ts";
import { tokensOf } from "./rtf.server.ts";

const objectWord = /^obj(data|emb|link|autlink|ocx|sub|pub|icemb|html|update)$/;
const names = "names of people who commented or changed it";

/** Groups that are left out, and what they are called on screens. */
const dropped = wordsByName({
  author: "author",
  "last editor": "operator",
  company: "company",
  manager: "manager",
  keywords: "keywords category",
  subject: "subject",
  description: "doccomm comment",
  dates: "creatim revtim printim buptim",
  [folders]: "hlinkbase nextfile filetbl",
  "custom properties": "userprops docvar",
  software: "generator",
  template: "template",
  "data that programs added (custom XML)": "datastore",
  [names]: "atnauthor atnid protusertbl",
  [loads]: "mailmerge",
  "a password": "passwordhash",
  "printer settings": "printdata",
});

type Group = { from: number; name: string; isPicture: boolean; texts: [from: number, to: number][] };
type Edit = { from: number; to: number; content: Buffer };

/** Copies an RTF file without its metadata but the title. Refuses those with objects. */
export async function cleanRtf(path: string, to: string): Promise<CleanedFile> {
  if ((await stat(path)).size > maxPart) throw refused(m.adminMedia.rtfTooLarge());
  const bytes = await readFile(path);
  const report = new Report();
  const edits: Edit[] = [];
  const open: Group[] = [];
  let end = 0;
  for (const token of tokensOf(bytes)) {
    end = token.to;
    const group = open.at(-1);
    if (token.type === "open") {
      open.push({ from: token.from, name: "", isPicture: false, texts: [] });
    } else if (token.type === "close") {
      const closed = open.pop();
      if (closed)
        editGroup(bytes, { group: closed, to: token.to, above: open.at(-1)?.name }, { edits, report });
    } else if (token.type === "word") {
      if (objectWord.test(token.word)) throw refused(m.adminMedia.rtfObjects());
      if (group && group.name === "") group.name = token.word;
      if (group && /^(jpegblip|pngblip)$/.test(token.word)) group.isPicture = true;
    } else if (token.type === "text") group?.texts.push([token.from, token.to]);
    else if (token.type === "binary") group?.texts.push([token.start, token.to]);
  }
  if (open.length > 0) throw refused(m.adminMedia.rtfDamaged());
  await writeFile(to, Buffer.concat(pieces(bytes.subarray(0, end), edits)));
  return { ...unchanged, changed: true, ...report.lists() };
}

type Closed = { group: Group; to: number; above: string | undefined };

function editGroup(
  bytes: Buffer,
  { group, to, above }: Closed,
  { edits, report }: { edits: Edit[]; report: Report },
): void {
  const { name, from, texts } = group;
  const word = dropped.get(name);
  const replace = (content: string, start = from, end = to) => {
    while ((edits.at(-1)?.from ?? -1) >= start) edits.pop();
    edits.push({ from: start, to: end, content: Buffer.from(content, "latin1") });
  };
  if (word) {
    report.removed.add(word);
    replace("");
  } else if (above === "revtbl") {
    report.removed.add(names);
    replace("{Author;}");
  } else if (name === "pict" && group.isPicture) cleanPicture(bytes, texts, { replace, report });
  else if (name === "fldinst" || name === "sv") {
    const text = texts.map(([start, end]) => bytes.toString("latin1", start, end)).join("");
    const danger = actsByItself(bytes.toString("latin1", from, to));
    if (danger) {
      report.removed.add(danger);
      replace("{\\*\\fldinst QUOTE}");
    } else if (mayNameFolder(bytes.toString("latin1", from, to)) && text !== "") {
      const raw = bytes.toString("latin1", from, to - 1);
      replace(`${withoutFolders(raw, report.removed)}}`);
    }
  }
}

function actsByItself(field: string): string | undefined {
  const text = field.replace(/\\[a-z]+-?\d* ?|[{}*]|\\\*/g, " ").trim();
  if (/^DDE(AUTO)?\b/i.test(text)) return dde;
  return /^(INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT)\b.*?("?(https?|ftp|file):|\\\\\\\\)/is.test(text)
    ? loads
    : undefined;
}

type Change = { replace: (content: string, from: number, to: number) => void; report: Report };

/** A picture in hexadecimal digits, or in bytes of its own. */
function cleanPicture(bytes: Buffer, texts: Group["texts"], { replace, report }: Change): void {
  const [from = 0, to = 0] = texts.reduce(
    (one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one),
    [0, 0],
  );
  const data = bytes.subarray(from, to);
  const hex = data.toString("latin1").replace(/\s+/g, "");
  if (/^[\da-f]+$/i.test(hex)) {
    const cleaned = report.cleanPicture(Buffer.from(hex, "hex"));
    // The line break ends the word before it, such as \jpegblip.
    if (cleaned) replace(`\n${cleaned.toString("hex")}`, from, to);
  } else report.leavePicture();
}

function pieces(bytes: Buffer, edits: Edit[]): Buffer[] {
  const result: Buffer[] = [];
  let at = 0;
  for (const { from, to, content } of edits) {
    result.push(bytes.subarray(at, from), content);
    at = to;
  }
  return [...result, bytes.subarray(at)];
}
