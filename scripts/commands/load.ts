import { parseArgs } from "node:util";
import { z } from "zod";
import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { prepareBlog } from "#features/blogs/writing/publishing.server.ts";
import { actingAdmin, bylineNamed } from "#features/members/admins.server.ts";
import type { Dropped } from "#features/rich-text/html.server.ts";
import { gatherIndex } from "#features/search-index/merging.store.server.ts";
import { say } from "#server/cli-output.ts";
import { jsonObjects } from "./json-objects.ts";
import { withServices } from "./with-services.ts";

const atOnce = 50; // articles of one transaction: each commit waits for the disk

/** An article with an `end_date` is an event. */
const article = z.object({
  source: z.string(),
  path: z.string(),
  title: z.string(),
  date: z.string(),
  end_date: z.string().optional(),
  tags: z.array(z.string()).default([]),
  html: z.string(),
});
type Article = z.output<typeof article>;

type Report = { added: number; known: number; dropped: Dropped; rejected: string[] };

/** Publishes what no earlier run has. Reads the file twice, so that an invalid one changes nothing. */
export async function load(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      author: { type: "string" },
      section: { type: "string", default: "publications" },
      subcategory: { type: "string", default: "Archive" },
    },
  });
  const [file] = positionals;
  if (!file)
    throw new Error("Please name a file:  npm run site -- load FILE [--author NAME] [--section SECTION]");
  let count = 0;
  for await (const _ of articlesIn(file)) count += 1;
  const report = await withServices(async (ctx) => {
    const publish = publisher(await actingAdmin(ctx), values);
    for await (const items of batchesOf(articlesIn(file)))
      say.progress("Publishing", await publish(items), count);
    await gatherIndex(ctx.db, { aborted: () => false });
    return publish.report;
  });
  for (const line of reportLines(count, report)) say(line);
}

async function* batchesOf<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* articlesIn(file: string): AsyncGenerator<Article> {
  let index = 0;
  for await (const object of jsonObjects(file)) {
    const result = article.safeParse(object);
    if (!result.success) {
      const { path, message } = result.error.issues[0] ?? { path: [], message: "" };
      throw new Error(`The file ${file} does not contain articles: ${[index, ...path].join(".")} ${message}`);
    }
    yield result.data;
    index += 1;
  }
}

function publisher(ctx: Context, options: { author?: string; section: string; subcategory: string }) {
  const report: Report = { added: 0, known: 0, dropped: new Map(), rejected: [] };
  const bylines = new Map<string, string>();
  return Object.assign(publish, { report });

  /** Returns how many articles have been dealt with. */
  async function publish(items: Article[]): Promise<number> {
    const prepared: Awaited<ReturnType<typeof prepareBlog>>[] = [];
    for (const item of items) {
      try {
        prepared.push(await prepareBlog(ctx, draftOf(item), await provenanceOf(item)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        report.rejected.push(`${item.path}: ${error.message}`);
      }
    }
    await ctx.write(async (...write) => {
      for (const blog of prepared) count(await blog.publish(...write), blog.dropped);
    });
    return report.added + report.known + report.rejected.length;
  }

  function count(id: string | null, dropped: Dropped): void {
    report[id === null ? "known" : "added"] += 1;
    if (id === null) return;
    for (const [what, n] of dropped) report.dropped.set(what, (report.dropped.get(what) ?? 0) + n);
  }

  function draftOf({ title, html, tags, date, end_date: end }: Article) {
    const common = { title, content: html, subcategory: options.subcategory };
    const plainTags = tags.map((tag) => tag.replaceAll("-", " "));
    if (end === undefined) return { ...common, tags: plainTags, section: options.section };
    return { ...common, tags: plainTags, section: "events", eventDate: instant(date) };
  }

  async function provenanceOf({ source, path, date }: Article) {
    const name = options.author ?? source.split("/").at(-1) ?? source;
    const authorId = bylines.get(name) ?? (await bylineNamed(ctx, name));
    bylines.set(name, authorId);
    const published = instant(date);
    const publishedAt = published < ctx.now ? published : ctx.now;
    return { authorId, publishedAt, sourceKey: `${source}/${path}` };
  }
}

/** Converts `2012-07-16 15:19:04 -0400` and what Date.parse accepts. */
function instant(date: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}):(\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(date);
  const time = Date.parse(
    parts ? `${parts[1]}T${parts[2]?.padStart(2, "0")}:${parts[3]}${parts[4]}:${parts[5]}` : date,
  );
  if (Number.isNaN(time)) throw new AppError("bad_request", `invalid date ${date}`);
  return new Date(time).toISOString();
}

function reportLines(all: number, { added, known, dropped, rejected }: Report): string[] {
  const parts = [...dropped].sort(([, one], [, other]) => other - one);
  return [
    `${added} of ${all} articles published, ${known} were already there, ${rejected.length} rejected.`,
    ...rejected.map((reason) => `  rejected  ${reason}`),
    ...(parts.length > 0 ? ["Removed, because articles may not contain it:"] : []),
    ...parts.map(([what, count]) => `  ${String(count).padStart(6)} × ${what}`),
  ];
}
