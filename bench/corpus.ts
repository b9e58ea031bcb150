import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BenchSite } from "./site.ts";

const corpora = ["blogs", "events"].map((kind) => `../shared/corpora/articles/${kind}-digitalgov.json`);

/** Publishes real articles and events, each in some editions, with the command of the version in a folder. */
export function fill({ folder }: Pick<BenchSite, "folder">, editions: number, root = "."): void {
  if (!corpora.every(existsSync)) throw new Error(`This bench needs articles at ${corpora.join(" and ")}.`);
  for (const corpus of corpora) {
    const articles: { path: string; title: string }[] = JSON.parse(readFileSync(corpus, "utf8"));
    const published = Array.from({ length: editions }, (_, edition) =>
      articles.map((article) => ({
        ...article,
        path: `${edition}/${article.path}`,
        title: `${article.title} (${edition})`,
      })),
    );
    const file = join(folder, "articles.json");
    writeFileSync(file, JSON.stringify(published.flat()));
    const env = { ...process.env, DATA_DIR: resolve(folder) };
    const { status } = spawnSync(process.execPath, ["scripts/site.ts", "load", file], { cwd: root, env });
    if (status !== 0) throw new Error("The articles could not be loaded.");
  }
}
