import type { FileType } from "../../types/file-types.ts";
import { attribute, inPieces, tag, textOfElement } from "./xml-text.server.ts";

const anonymous = "Author"; // as Word does it

/** A part of a document in which people are named, and how. */
type Naming = {
  part: RegExp;
  /** Attributes by their names without prefixes. */
  attributes?: RegExp;
  /** Limits the attributes to these elements. */
  of?: RegExp;
  /** Elements whose text is a name. */
  elements?: RegExp;
};

const changedBy = /^(author|initials|userId)$/;
const openDocument: Naming[] = [
  {
    part: /(^|\/)(content|styles)\.xml$/,
    elements: /^(dc:creator|meta:creator-initials|loext:sender-initials)$/,
  },
];
const namings: Partial<Record<FileType, Naming[]>> = {
  docx: [{ part: /^word\/(glossary\/)?[\w-]+\.xml$/, attributes: changedBy }],
  xlsx: [
    { part: /^xl\/(comments\d*|comments\/[\w-]+)\.xml$/, elements: /^author$/ },
    { part: /^xl\/persons\/[\w-]+\.xml$/, attributes: /^(displayName|userId)$/ },
    { part: /^xl\/revisions\/[\w-]+\.xml$/, attributes: /^(userName|name)$/, of: /^<(header|userInfo)\b/ },
    { part: /^xl\/pivotCache\/pivotCacheDefinition\d*\.xml$/, attributes: /^refreshedBy$/ },
    // Where the workbook was on somebody's computer.
    {
      part: /^xl\/workbook\.xml$/,
      attributes: /^(userName|url)$/,
      of: /^<([\w-]+:)?(fileSharing|absPath)\b/,
    },
  ],
  pptx: [
    { part: /^ppt\/(commentAuthors|authors)\.xml$/, attributes: /^(name|initials|userId)$/ },
    { part: /^ppt\/changesInfos\/[\w-]+\.xml$/, attributes: /^(name|userId)$/, of: /\buserId=/ },
  ],
  odt: openDocument,
  ods: openDocument,
  odp: openDocument,
  odg: openDocument,
};

/** Excel links a comment to its thread by this name of its author. */
const isReference = (name: string) => name.startsWith("tc={");

export function mayNamePeople(type: FileType, part: string): boolean {
  return namings[type]?.some((naming) => naming.part.test(part)) ?? false;
}

/** The XML of a part without the names of people who commented or changed the document. */
export function withoutNames(type: FileType, part: string, xml: string): string {
  const text = part === "word/people.xml" ? withoutPeople(xml) : xml;
  const all = namings[type]?.filter((naming) => naming.part.test(part)) ?? [];
  return inPieces(text, (piece) => all.reduce(replaceNames, piece));
}

function replaceNames(xml: string, { attributes, of, elements }: Naming): string {
  if (elements)
    return xml.replace(textOfElement, (whole, open, name, words) =>
      elements.test(name) && !isReference(words) ? open + anonymous : whole,
    );
  return xml.replace(tag, (found) =>
    of === undefined || of.test(found)
      ? found.replace(attribute, (whole, before, name) =>
          attributes?.test(name) ? `${before}"${anonymous}"` : whole,
        )
      : found,
  );
}

/** A list of accounts in which names have to be unique. */
function withoutPeople(xml: string): string {
  const [start, end] = [xml.indexOf("<w15:person "), xml.lastIndexOf("</w15:people>")];
  return start >= 0 && end > start ? xml.slice(0, start) + xml.slice(end) : xml;
}
