import { createRequire } from "node:module";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** True if the typesetter, an optional package, is installed. */
export function canTypeset(): boolean {
  return isInstalled("@myriaddreamin/typst-ts-web-compiler");
}

/** Scripts like Arabic whose font, an optional package, is not installed; undefined if all are. */
export function scriptsWithoutFont(): string[] | undefined {
  const missing = scriptFonts.filter(({ family }) => !isInstalled(`@fontsource-variable/${family}`));
  return missing.length > 0 ? missing.map(({ name }) => name) : undefined;
}

/** True for a package that is in `node_modules`. */
export function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
