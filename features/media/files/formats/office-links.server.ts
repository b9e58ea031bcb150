import { decodeXML } from "entities";
import { m } from "#messages";
import { refused } from "./limits.server.ts";
import { attribute, inPieces, tag, textOfElement } from "./xml-text.server.ts";

export const folders = "folders on people's computers";
export const loads = "links that load something from other computers";
export const dde = "DDE links, which start programs";
const scripts = "scripts";
const accounts = "accounts of databases";

type Removed = Set<string>;

const separator = "(?:[\\\\/]|%5C|%2F)";
const separators = new RegExp(separator, "i");
const inUrl = `file:${separator}*(?:localhost)?`;
const drive = `(?<![a-z])[a-z](?::|%3A|\\|)${separator}+(?:Users|Documents(?: |%20)and(?: |%20)Settings)`;
/** The home of somebody and what is in it, up to the end of the path. An address of the web may have /home/ in it. */
const userFolder = new RegExp(
  `(?:${inUrl})?(?:${drive}|(?<![\\w.~-])/(?:Users|home))${separator}+[^\\\\/"<>|%]+((?:[\\\\/]|%)[^"<>|\\r\\n]*)?`,
  "gi",
);
const mentionsFolder = new RegExp(
  `${separator}(?:Users|home|Documents(?: |%20)and(?: |%20)Settings)${separator}`,
  "i",
);
/** A file on this computer or one of the local network. */
const localFile = /^\s*(file:|\\|\/\/|[a-z](:|%3a)[\\/%]|\/(users|home)\/)/i;
const remote = /^\s*(https?|ftps?|smb|webdavs?):/i;
/** What readers follow themselves, or are asked about. */
const followed = /\/(hyperlink|externalLinkPath|xlPathMissing)$/;

export function mayNameFolder(text: string): boolean {
  return mentionsFolder.test(text);
}

/** The relations of a part: none to files of people's computers, and none that loads something by itself. Refuses macros. */
export function cleanRelations(xml: string, removed: Removed): string {
  return inPieces(xml, (piece) =>
    piece.replace(tag, (found) => {
      const of = attributesOf(found);
      const [type = "", target = ""] = [of.get("Type"), of.get("Target")];
      if (/\/(vbaProject|wordVbaData)$/.test(type)) throw refused(m.adminMedia.macros());
      const isTemplate = /\/attachedTemplate$/.test(type);
      if (of.get("TargetMode") !== "External" && !isTemplate) return found;
      const loadsItself = !followed.test(type) && remote.test(target);
      if (!isTemplate && !loadsItself && !localFile.test(target)) return found;
      removed.add(loadsItself ? loads : folders);
      const kept = isTemplate || loadsItself ? "removed" : nameOf(target);
      return withAttribute(found, "Target", escapedAttribute(kept));
    }),
  );
}

/** XML without folders of people in attributes and descriptions, and without what acts by itself. */
export function cleanLinks(xml: string, removed: Removed): string {
  return inPieces(xml, (piece) =>
    piece
      .replace(tag, (found) => cleanTag(found, removed))
      .replace(textOfElement, (whole, open: string, name: string, text: string) =>
        /^(w:instrText|svg:desc|svg:title|definedName|f|c:f)$/.test(name)
          ? open + withoutFolders(text, removed)
          : whole,
      ),
  );
}

/** Elements of OpenDocument whose file is loaded with the document. */
const loading =
  /^<(?:[^\s<>:/]+:)?(image|object|object-ole|plugin|floating-frame|applet|fill-image|section-source|table-source|cell-range-source|background-image|sound)\b/;
const ddeAttributes = /^(ddeService|ddeTopic|dde-application|dde-topic|dde-item)$/;

function cleanTag(found: string, removed: Removed): string {
  const isLoading = loading.test(found);
  return found.replace(attribute, (_, before: string, name: string, quoted: string) => {
    if (ddeAttributes.test(name)) {
      removed.add(dde);
      return `${before}"removed"`;
    }
    const value = name === "href" ? decodeXML(quoted.slice(1, -1)) : "";
    if (/^\s*(vnd\.sun\.star\.script|macro|service):/i.test(value)) {
      removed.add(scripts);
      return `${before}"#"`;
    }
    if (isLoading && remote.test(value)) {
      removed.add(loads);
      return `${before}""`;
    }
    if (localFile.test(value)) {
      removed.add(folders);
      return `${before}"${escapedAttribute(nameOf(value))}"`;
    }
    const rest = withoutAccounts(quoted.slice(1, -1), removed);
    const kept = mentionsFolder.test(rest) ? withoutFolders(rest, removed) : rest;
    return before + quoted[0] + kept + quoted[0];
  });
}

/** How a document logs in to a database: `Provider=…;User ID=…;Password=…`. */
const account = /(?<=^|;)\s*(?:User ID|UID|Password|PWD)\s*=\s*(?:&quot;.*?&quot;|&apos;.*?&apos;|[^;]*);?/gi;

function withoutAccounts(text: string, removed: Removed): string {
  return text.replace(account, () => {
    removed.add(accounts);
    return "";
  });
}

export function withoutFolders(text: string, removed: Removed): string {
  return text.replace(userFolder, (_, rest: string | undefined) => {
    removed.add(folders);
    return rest && separators.test(rest) ? nameOf(rest) : "";
  });
}

function nameOf(path: string): string {
  return path.split(separators).at(-1) ?? "";
}

function attributesOf(found: string): Map<string, string> {
  return new Map(
    [...found.matchAll(attribute)].map(([, , name = "", quoted = ""]) => [
      name,
      decodeXML(quoted.slice(1, -1)),
    ]),
  );
}

function withAttribute(found: string, name: string, value: string): string {
  return found.replace(attribute, (whole, before: string, key: string) =>
    key === name ? `${before}"${value}"` : whole,
  );
}

function escapedAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
