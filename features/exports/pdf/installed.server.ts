import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";

const { resolve } = createRequire(import.meta.url);
const typesetter = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}`;
const systems = ["-gnu", "-musl", "-msvc", ""];
const firstWithUa = 7; // versions before 0.7 do not make PDF/UA

/** True if the typesetter, an optional package, is installed and makes accessible PDF on this kind of machine. */
export function canTypeset(): boolean {
  return systems.some((system) => {
    try {
      const { version } = JSON.parse(readFileSync(resolve(`${typesetter}${system}/package.json`), "utf8"));
      const [major = 0, minor = 0] = String(version).split(".").map(Number);
      return major > 0 || minor >= firstWithUa;
    } catch {
      return false;
    }
  });
}

/** Scripts like Arabic whose font, an optional package, is not installed; undefined if all are. */
export function scriptsWithoutFont(): string[] | undefined {
  const missing = scriptFonts.filter(({ family }) => !isInstalled(`@fontsource-variable/${family}`));
  return missing.length > 0 ? missing.map(({ name }) => name) : undefined;
}

function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
