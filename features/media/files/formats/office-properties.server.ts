import { wordsByName } from "./limits.server.ts";
import { readXml } from "./xml-depth.server.ts";

/** The names on screens of elements of the metadata. Others are removed silently. */
export const words = wordsByName({
  author: "creator initial-creator printed-by",
  "last editor": "lastModifiedBy",
  software: "Application AppVersion generator",
  company: "Company",
  manager: "Manager",
  template: "Template",
  keywords: "keywords keyword",
  subject: "subject",
  description: "description",
  dates: "created modified creation-date date",
  "custom properties": "property user-defined",
});

/** The texts of all elements by their names without prefixes. */
export function metadataIn(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  readXml(xml, {
    onopentagname: (name) => void open.push(name.split(":").at(-1) ?? name),
    ontext(text) {
      for (const name of open.slice(-3)) found.set(name, (found.get(name) ?? "") + text.trim());
    },
    onclosetag: () => void open.pop(),
  });
  return found;
}
