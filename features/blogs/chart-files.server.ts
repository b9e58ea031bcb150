import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import type { ChartContent } from "#features/charts/chart.server.ts";
import { tableAsCsv } from "#features/charts/csv.server.ts";
import { chartSvg } from "#features/charts/drawings.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { readText } from "#features/rich-text/texts/texts.server.ts";
import { m } from "#messages";
import { readCard } from "./cards.server.ts";
import type { BlogCard } from "./contract.ts";
import { bodyOf } from "./store.server.ts";

/** `/blogs/…/charts/1.svg`, `.png` or `.csv`: a chart of an article by its number in the text. */
export async function chartFile(ctx: Context, { id, file }: { id: string; file: string }): Promise<Document> {
  const [, number, ending] = /^([1-9]\d?)\.(svg|png|csv)$/.exec(file) ?? [];
  if (!number || !ending) throw missing();
  const card = await readCard(ctx, id);
  return inLanguageOf(card.language || ctx.site.language, () => fileOf(ctx, card, { number, ending }));
}

type Wanted = { number: string; ending: string };

async function fileOf(ctx: Context, card: BlogCard, { number, ending }: Wanted): Promise<Document> {
  const { _id, slug } = card;
  const language = card.language || ctx.site.language;
  const chart = (await chartsOfArticle(ctx, card))[Number(number) - 1];
  const saveAs = `${slug ?? _id}-chart-${number}.${ending}`;
  if (!chart) throw missing();
  if (ending === "csv") {
    const { grid } = chart;
    if (!grid) throw missing();
    return { type: "text/csv; charset=utf-8", body: tableAsCsv(grid, language), saveAs };
  }
  if (ending === "png") return { type: "image/png", body: await chartPicture(ctx, chart) };
  const svg = await chartSvg(chart, ctx.site, false);
  if (svg === undefined) throw missing();
  return { type: "image/svg+xml; charset=utf-8", body: svg, saveAs };
}

/** Returns charts in the order of the text. */
export async function chartsOfArticle(ctx: Context, { _id, language }: Pick<BlogCard, "_id" | "language">) {
  const { content } = await bodyOf(ctx.db.queries, _id);
  return readText("charts", content, language || ctx.site.language);
}

export async function chartPicture(ctx: Context, chart: ChartContent | undefined): Promise<Buffer> {
  const svg = chart && (await chartSvg(chart, ctx.site, true));
  if (svg === undefined) throw missing();
  return decode("drawing", svg);
}

function missing(): AppError {
  return new AppError("not_found", m.charts.notFound());
}
