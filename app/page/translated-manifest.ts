import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

const translated = new Map<string, Manifest>();
/** The files that each translation has of its own: the build puts their names here. */
const files = new Set("$m_files".split(" "));

/** The manifest with the scripts of a language, which `scripts/messages/browser-files.ts` writes. */
export function manifestIn(language: string, manifest: Manifest): Manifest {
  if (language === "en") return manifest;
  const known = translated.get(language);
  if (known) return known;
  const text = JSON.stringify(manifest).replaceAll(/\/assets\/([\w$.-]+\.js)\b/g, (url, name) =>
    files.has(name) ? `/assets/${language}/${name}` : url,
  );
  const made: Manifest = JSON.parse(text);
  translated.set(language, made);
  return made;
}
