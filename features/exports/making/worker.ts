import { setPriority } from "node:os";
import sharp from "sharp";
import { limitMemory } from "#features/media/decoding/memory-limit.server.ts";
import { inLanguage } from "#messages";
import type { ExportedArticle } from "../content/exported-article.server.ts";

// The process that makes files of articles, one at a time: started, fed and ended by `maker.server.ts`.

// Bytes, also those that were given back: the site counts what is in memory, and this is for what grows faster.
const maxGrowth = 2 * 1024 * 1024 * 1024;

const jobs = {
  pdf: async (article: ExportedArticle) => (await import("../pdf/typeset.server.ts")).typeset(article),
  epub: async (article: ExportedArticle) => (await import("../epub/epub.server.ts")).epubOf(article),
};

export type Jobs = typeof jobs;

sharp.cache(false);
sharp.concurrency(1);
setPriority(Number(process.argv[2])); // readers come first
limitMemory(maxGrowth);
process.on("disconnect", () => process.exit());
process.on("message", async ({ job, input }: { job: keyof Jobs; input: ExportedArticle }) => {
  const reply = await inLanguage(input.interfaceLanguage, () => jobs[job](input)).then(
    (result) => ({ result }),
    (error) => ({ failed: String(error) }),
  );
  process.send?.({ ...reply, resident: process.memoryUsage.rss() });
});
