import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Site } from "#core/context.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import type { Jobs } from "./worker.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const drawing = "features/{exports,charts,media/social-images}/**/*.{ts,typ}";

let version: Promise<string> | undefined;

type Source = { id: string; format: keyof Jobs; facts: Omit<ExportedArticle, "pictures"> };

/** The name of a file: another one as soon as anything changes that it is made from. Pictures never change. */
export async function nameOf({ id, format, facts }: Source, site: Site): Promise<string> {
  const { brand: _, ...drawnCover } = facts.drawnCover; // the look follows from the appearance
  version ??= versionOfCode();
  const source = [await version, { ...facts, drawnCover }, site.appearance, site.language];
  return `${id}-${hashOf(JSON.stringify(source))}.${format}`;
}

export function partsOf(name: string): [id: string, format: string] {
  const [, id = "", format = ""] = /^(\w+)-.+\.(\w+)$/.exec(name) ?? [];
  return [id, format];
}

/** A hash of the code that draws the files, and of the packages and fonts that it uses. */
async function versionOfCode(): Promise<string> {
  const paths = await Array.fromAsync(glob(drawing, { cwd: root, exclude: ["**/*.test.ts"] }));
  const texts = await Promise.all(
    ["package.json", ...paths.sort()].map((path) => readFile(join(root, path))),
  );
  return hashOf(Buffer.concat(texts));
}

function hashOf(source: string | Buffer): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 32);
}
