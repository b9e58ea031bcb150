import type { Element } from "domhandler";
import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { chartSvg } from "#features/charts/chart.server.ts";
import { csvOf } from "#features/charts/csv.server.ts";
import { chartsIn } from "#features/charts/figure.server.ts";
import { gridOf } from "#features/charts/grid.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { readCard } from "../blogs.server.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import { bodyOf } from "../store.server.ts";

type Input = { id: string; file: string };

/** `/blogs/…/charts/1.svg`, `.png` or `.csv`: a chart of an article by its number in the text. */
export async function chartFile(ctx: Context, { id, file }: Input): Promise<Document> {
  const [, number, ending] = /^([1-9]\d?)\.(svg|png|csv)$/.exec(file) ?? [];
  if (!number) throw missing();
  const { _id, slug, language: own } = await readCard(ctx, id);
  const language = own || ctx.site.language;
  const { content } = await bodyOf(ctx.db.queries, _id);
  const elements: Element[] = parseArticle(content).elements;
  const chart = chartsIn(elements, language)[Number(number) - 1];
  const saveAs = `${slug ?? _id}-chart-${number}.${ending}`;
  if (!chart) throw missing();
  if (ending === "csv") {
    const grid = gridOf(chart.table);
    if (!grid) throw missing();
    return { type: "text/csv; charset=utf-8", body: csvOf(grid, language), saveAs };
  }
  const svg = await chartSvg(chart, ctx.site, ending === "png");
  if (svg === undefined) throw missing();
  if (ending === "svg") return { type: "image/svg+xml; charset=utf-8", body: svg, saveAs };
  return { type: "image/png", body: await decode("drawing", svg) };
}

function missing(): AppError {
  return new AppError("not_found", "There is no such chart.");
}
