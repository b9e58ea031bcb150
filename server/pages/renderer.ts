import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Renderer } from "./render.ts";

/** Throws a sentence for the operator if the site is not built. */
export async function builtRenderer(build: string): Promise<Renderer> {
  const file = join(build, "server", "index.js");
  if (!existsSync(file)) throw new Error("The site is not built yet: start it with  npm start");
  const built = await import(pathToFileURL(file).href);
  return built.entry.module.renderer(built, "production");
}
