import { parseArgs } from "node:util";
import { z } from "zod";
import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Dropped } from "#features/blogs/html.server.ts";
import { publishBlog } from "#features/blogs/publishing.server.ts";
import { actingAdmin, bylineNamed } from "#features/members/admins.server.ts";
import { say } from "#server/cli-output.ts";
import { jsonObjects } from "./json-objects.ts";
import { withServices } from "./with-services.ts";

/** An article as other systems export it; one with an end is an event. Instants carry their offset. */
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

type Source = { articles: AsyncIterable<Article>; count: number };
type Options = { author: string | undefined; section: string; subcategory: string };

/** What became of the articles: counts, what was taken out of them, and which were refused and why. */
type Report = { added: number; known: number; dropped: Dropped; refused: string[] };

/**
 * Publishes the articles of a JSON file with the operation that publishes people's articles. Skips those that an
 * earlier run has published. Reads the file as a stream, and twice, so that a faulty file changes nothing.
 */
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
  const report = await withServices(async (ctx) =>
    publishAll(
      await actingAdmin(ctx),
      { articles: articlesIn(file), count },
      {
        ...values,
        author: values.author,
      },
    ),
  );
  for (const line of reportLines(count, report)) say(line);
}

async function* articlesIn(file: string): AsyncGenerator<Article> {
  let index = 0;
  for await (const object of jsonObjects(file)) {
    const result = article.safeParse(object);
    if (!result.success) {
      const { path, message } = result.error.issues[0] ?? { path: [], message: "" };
      throw new Error(`The file ${file} does not hold articles: ${[index, ...path].join(".")} ${message}`);
    }
    yield result.data;
    index += 1;
  }
}

async function publishAll(ctx: Context, { articles, count }: Source, options: Options): Promise<Report> {
  const report: Report = { added: 0, known: 0, dropped: new Map(), refused: [] };
  const bylines = new Map<string, string>();
  let done = 0;
  for await (const item of articles) {
    const name = options.author ?? item.source.split("/").at(-1) ?? item.source;
    const authorId = bylines.get(name) ?? (await bylineNamed(ctx, name));
    bylines.set(name, authorId);
    try {
      await publishOne(ctx, item, authorId, options, report);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report.refused.push(`${item.path}: ${error.message}`);
    }
    done += 1;
    say.progress("Publishing", done, count);
  }
  return report;
}

async function publishOne(
  ctx: Context,
  item: Article,
  authorId: string,
  options: Options,
  report: Report,
): Promise<void> {
  const date = instant(item.date);
  const isEvent = item.end_date !== undefined;
  const { id, dropped } = await publishBlog(
    ctx,
    {
      title: item.title,
      content: item.html,
      section: isEvent ? "events" : options.section,
      subcategory: options.subcategory,
      tags: item.tags.map((tag) => tag.replaceAll("-", " ")),
      eventDate: isEvent ? date : undefined,
    },
    { authorId, publishedAt: date < ctx.now ? date : ctx.now, sourceKey: `${item.source}/${item.path}` },
  );
  if (id === null) {
    report.known += 1;
    return;
  }
  report.added += 1;
  for (const [what, count] of dropped) report.dropped.set(what, (report.dropped.get(what) ?? 0) + count);
}

/** `2012-07-16 15:19:04 -0400` and its like as an ISO 8601 instant. */
function instant(date: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}):(\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(date);
  const time = Date.parse(
    parts ? `${parts[1]}T${parts[2]?.padStart(2, "0")}:${parts[3]}${parts[4]}:${parts[5]}` : date,
  );
  if (Number.isNaN(time)) throw new AppError("bad_request", `the date ${date} cannot be read`);
  return new Date(time).toISOString();
}

function reportLines(all: number, { added, known, dropped, refused }: Report): string[] {
  const lines = [
    `${added} of ${all} articles published, ${known} were here already, ${refused.length} refused.`,
  ];
  for (const reason of refused) lines.push(`  refused  ${reason}`);
  const parts = [...dropped].sort(([, one], [, other]) => other - one);
  if (parts.length > 0) lines.push("Taken out, because articles may not contain it:");
  for (const [what, count] of parts) lines.push(`  ${String(count).padStart(6)} × ${what}`);
  return lines;
}
