import { PDFArray, PDFDict, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import { textOf } from "./pdf-attachments.server.ts";
import type { Report } from "./report.server.ts";

const name = (text: string) => PDFName.of(text);
const type = name("S");
const code = name("JS");
const additional = name("AA");
const atStart = name("OnInstantiate");
const withActions = ["A", "PA", "Next"].map(name);

/** ISO 32000-2, table 201. */
const actionTypes = new Set(
  (
    "GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData " +
    "JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute"
  ).split(" "),
);

const script = "JavaScript";
const automatic = "automatic actions";
const programs = "actions that open programs or files";
const computers = "links to files on other computers";

const localFile = /^[\s\p{Cc}]*(file:|smb:|\\|\/\/|[a-z]:[\\/])/iu;
const absolute = /^[\s\p{Cc}]*([a-z][\w+.-]*:|\\|\/)/iu;

/** Removes JavaScript, actions that happen by themselves and those that start programs. Links and forms stay. */
export function stripActions(catalog: PDFDict, dictionaries: PDFDict[], { removed, kept }: Report): void {
  const names = catalog.lookup(name("Names"));
  if (names instanceof PDFDict && names.delete(name("JavaScript"))) removed.add(script);
  const opening = typeOf(catalog.lookup(name("OpenAction")));
  if (opening !== undefined && opening !== "GoTo") {
    catalog.delete(name("OpenAction"));
    removed.add(opening === "JavaScript" ? script : automatic);
  }
  for (const dictionary of dictionaries) {
    strip(dictionary, removed);
    if (typeOf(dictionary) === "SubmitForm" && !dangerOf(dictionary))
      kept.add(`a button that sends what is entered to ${hostOf(dictionary)}`);
  }
}

function strip(dictionary: PDFDict, removed: Set<string>): void {
  for (const key of withActions) {
    const value = dictionary.lookup(key);
    const word = value instanceof PDFArray ? stripList(value) : dangerOf(value);
    if (word === undefined) continue;
    if (!(value instanceof PDFArray)) dictionary.delete(key);
    removed.add(word);
  }
  // A font or a picture can have this name, too.
  const actions = valuesOf(dictionary.lookup(additional));
  if (actions.some((action) => typeOf(action) !== undefined)) {
    dictionary.delete(additional);
    removed.add(actions.some((action) => dangerOf(action) === script) ? script : automatic);
  }
  const isScripted = typeOf(dictionary) === "Rendition" && dictionary.delete(code);
  if (dictionary.delete(atStart) || isScripted) removed.add(script); // of 3D models and films
}

/** Removes the dangerous ones of several actions. */
function stripList(list: PDFArray): string | undefined {
  let found: string | undefined;
  for (let index = list.size() - 1; index >= 0; index -= 1) {
    const word = dangerOf(list.lookup(index));
    if (word !== undefined) list.remove(index);
    found ??= word;
  }
  return found;
}

function dangerOf(action: PDFObject | undefined): string | undefined {
  const kind = typeOf(action);
  if (kind === "JavaScript") return script;
  if (kind === "Launch" || kind === "ImportData") return programs;
  const target = action instanceof PDFDict ? targetOf(action) : "";
  if (kind === "URI" && /^[\s\p{Cc}]*javascript:/iu.test(target)) return script;
  // Windows signs in at a computer that is asked for a file.
  if (kind === "URI" || kind === "SubmitForm") return localFile.test(target) ? computers : undefined;
  return /^(GoToR|GoToE)$/.test(kind ?? "") && absolute.test(target) ? computers : undefined;
}

/** What an action opens: a file or an address. */
function targetOf(action: PDFDict): string {
  const file = action.lookup(name("F"));
  const parts =
    file instanceof PDFDict ? ["UF", "F", "Unix", "DOS"].map((key) => file.lookup(name(key))) : [file];
  return [action.lookup(name("URI")), ...parts].map(textOf).find(Boolean) ?? "";
}

function hostOf(action: PDFDict): string {
  const target = targetOf(action);
  return URL.parse(target)?.host || target || "nobody";
}

function typeOf(action: PDFObject | undefined): string | undefined {
  const kind = action instanceof PDFDict ? action.lookup(type) : undefined;
  const text = kind instanceof PDFName ? kind.decodeText() : "";
  return actionTypes.has(text) ? text : undefined;
}

function valuesOf(dictionary: PDFObject | undefined): (PDFObject | undefined)[] {
  return dictionary instanceof PDFDict ? dictionary.keys().map((key) => dictionary.lookup(key)) : [];
}
