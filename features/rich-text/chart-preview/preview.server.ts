import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import { countElements } from "#core/text-weight.ts";
import { footOf } from "#features/charts/chart.server.ts";
import { drawingsOf } from "#features/charts/drawings.server.ts";
import { refuseReaders } from "#features/publishing/access.server.ts";
import { m } from "#messages";
import { readText } from "../texts/texts.server.ts";
import type { chartEndpoints } from "./contract.ts";

const maxLength = 400_000; // characters: more than a table that charts can show
const none = { drawings: null, unit: "", foot: [], notices: [], problem: null };

export const chartOperations: Operations<typeof chartEndpoints> = { preview: previewChart };

/** Works for writers only, because drawing is expensive. */
async function previewChart(ctx: MemberContext, { html, language }: { html: string; language: string }) {
  await ctx.limits.count("chart preview", ctx.actor.id);
  await refuseReaders(ctx);
  if (html.length > maxLength) return { ...none, problem: m.adminCharts.tableTooLarge() };
  await countElements(ctx, "previews", html);
  const ofText = language || ctx.site.language;
  const chart = await readText("chart", html, ofText, ctx.actor.id);
  if (!chart) return { ...none, problem: m.adminCharts.onlyTable() };
  const { read, unit } = chart;
  const foot = inLanguageOf(ofText, () => footOf(chart));
  if ("problem" in read) return { ...none, unit, foot, problem: read.problem };
  const [wide = "", narrow = ""] = (await inLanguageOf(ofText, () => drawingsOf(chart))) ?? [];
  return { ...none, drawings: { wide, narrow }, unit, foot, notices: read.notices };
}
