import { isInstalled } from "#core/installed.ts";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";

/** True if the typesetter, an optional package, is installed. */
export function canTypeset(): boolean {
  return isInstalled("@myriaddreamin/typst-ts-web-compiler");
}

/** Scripts like Arabic whose font, an optional package, is not installed; undefined if all are. */
export function scriptsWithoutFont(): string[] | undefined {
  const missing = scriptFonts.filter(({ family }) => !isInstalled(`@fontsource-variable/${family}`));
  return missing.length > 0 ? missing.map(({ name }) => name) : undefined;
}
