import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

const translated = new Map<string, Manifest>();

/** The manifest with the scripts of a language, which `scripts/messages/browser-files.ts` writes. */
export function manifestIn(language: string, manifest: Manifest): Manifest {
  if (language === "en") return manifest;
  const known = translated.get(language);
  if (known) return known;
  const text = JSON.stringify(manifest).replaceAll(/\/assets\/[\w$.-]+\.js\b/g, (url) =>
    url.replace("/assets/", `/assets/${language}/`),
  );
  const made: Manifest = JSON.parse(text);
  translated.set(language, made);
  return made;
}
