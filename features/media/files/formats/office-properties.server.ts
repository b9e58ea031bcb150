import { readXml } from "./xml-depth.server.ts";

/** The names on screens of elements of the metadata. Others are removed silently. */
export const words: Record<string, string> = {
  creator: "author",
  "initial-creator": "author",
  lastModifiedBy: "last editor",
  Application: "software",
  AppVersion: "software",
  generator: "software",
  Company: "company",
  Manager: "manager",
  "printed-by": "author",
  Template: "template",
  keywords: "keywords",
  keyword: "keywords",
  subject: "subject",
  description: "description",
  created: "dates",
  modified: "dates",
  "creation-date": "dates",
  date: "dates",
  property: "custom properties",
  "user-defined": "custom properties",
};

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
