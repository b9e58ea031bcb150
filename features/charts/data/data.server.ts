import { m } from "#messages";
import { directionOf, rightToLeftLetter } from "#core/language.ts";
import { withCommas } from "#core/list-format.ts";
import type { Cell, Grid } from "./grid.server.ts";
import { transposed } from "./grid.server.ts";
import { type ChartKind, chartLimits, type SeriesDirection } from "./kinds.ts";
import {
  type DecimalMark,
  decimalMarkOf,
  defaultMark,
  numbersAs,
  type ParsedCell,
  parseCell,
} from "./numbers.ts";
import { instantOf, type Positions, positionsOf } from "./positions.ts";

export type Series = { name: string; values: (number | null)[] };

/** What a chart shows: each series has a value for each label. */
export type ChartData = {
  kind: ChartKind;
  labels: string[];
  positions: Positions;
  series: Series[];
  /** What stands around each number. */
  before: string;
  after: string;
  /** The language in whose way the chart writes its numbers. */
  numbers: string;
  /** Drawn from right to left. */
  mirrored: boolean;
};

/** `notices` say what of the table is not in the chart; `problem` says why there is none. */
export type ReadChart = { data: ChartData; notices: string[] } | { problem: string };

type Choice = { kind: ChartKind; direction?: SeriesDirection; language: string };

const maxQuoted = 3;
const maxQuotedLength = 40;
const totals = /^(?:grand |sub-?)?totals?$/i;
const isStack = (kind: ChartKind) => kind === "stacked" || kind === "areas";

export function readData(grid: Grid, { kind, direction, language }: Choice): ReadChart {
  const turned = isTurned(grid, kind, direction) ? transposed(grid, grid.rows[0]?.[0] ? 1 : 0) : grid;
  const [rowSide, columnSide] = turned === grid ? (["row", "column"] as const) : (["column", "row"] as const);
  const mark = decimalMarkOf(
    grid.rows.flatMap((row) => row.slice(1).map(({ text }) => text)),
    defaultMark(language),
  );
  const { names, body } = namedColumns(turned, mark);
  const notices: string[] = [];
  const rows = body.filter(([label]) => {
    const isTotal = isStack(kind) && body.length > 2 && totals.test(label?.text ?? "");
    if (isTotal) notices.push(m.adminCharts.isTotal({ side: rowSide, name: label?.text ?? "" }));
    return !isTotal;
  });
  if (names.length < 2 || rows.length === 0) {
    return { problem: m.adminCharts.twoColumnsNeeded() };
  }
  const columns = names.slice(1).map((name, index) => ({
    name: name || m.charts.column({ number: index + 2 }),
    cells: rows.map((row) => parseCell(row[index + 1]?.text ?? "", mark)),
    texts: rows.map((row) => row[index + 1]?.text ?? ""),
  }));
  const shown = columns.filter(({ name, cells, ...column }) => {
    const numbers = cells.filter((cell) => cell.kind === "number").length;
    const unread = column.texts.filter((_, index) => cells[index]?.kind === "text");
    const texts = unread.length;
    if (isStack(kind) && columns.length > 2 && totals.test(name)) {
      notices.push(m.adminCharts.isTotal({ side: columnSide, name }));
      return false;
    }
    if (numbers > 0 && numbers >= texts) {
      if (texts > 0) notices.push(m.adminCharts.cellsLeftOut({ count: texts, name, cells: quoted(unread) }));
      return true;
    }
    if (texts > 0) notices.push(m.adminCharts.notNumbers({ side: columnSide, name }));
    return false;
  });
  const labels = rows.map(([label]) => label?.text ?? "");
  const positions = positionsOf(labels);
  const series = shown.map(({ name, cells }) => ({
    name,
    values: cells.map((cell) => (cell.kind === "number" ? cell.value : null)),
  }));
  const problem =
    series.length === 0
      ? withoutNumbers(columns, columnSide)
      : problemOf({ kind, labels, positions, series });
  if (problem) return { problem };
  if (kind === "areas" && series.some(({ values }) => values.includes(null))) {
    notices.push(m.adminCharts.emptyCells());
  }
  const mirrored = isRightToLeft(series.map(({ name }) => name).concat(labels), language);
  const unit = commonUnit(shown.flatMap(({ cells }) => cells));
  return {
    data: { kind, labels, positions, series, numbers: numbersAs(language, mark), mirrored, ...unit },
    notices,
  };
}

function quoted(texts: string[]): string {
  const shown = texts
    .slice(0, maxQuoted)
    .map((text) => (text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text))
    .map((text) => m.adminCharts.quotedCell({ text }));
  return withCommas([...shown, texts.length > maxQuoted ? "…" : ""]);
}

/** Without a choice, a table whose header is a row of dates has its series in rows where time goes to the right. */
function isTurned({ rows, headers }: Grid, kind: ChartKind, direction?: SeriesDirection): boolean {
  if (direction) return direction === "rows";
  const [head = []] = rows;
  if (head.length > 2 && rows.length === 2) return true;
  if (kind === "bars" || kind === "columns") return false;
  const isTime = (cells: (Cell | undefined)[]) =>
    cells.length > 1 && cells.every((cell) => instantOf(cell?.text ?? "") !== undefined);
  return isTime(head.slice(1)) && !isTime(rows.slice(headers).map(([label]) => label));
}

/** A first row without headers has names if the cells below it are numbers and its own are not. */
function namedColumns({ rows, headers }: Grid, mark: DecimalMark): { names: string[]; body: Cell[][] } {
  const [first = [], ...rest] = rows;
  const isNumber = (cell: Cell | undefined) => parseCell(cell?.text ?? "", mark).kind === "number";
  const looksNamed =
    rest.length > 0 &&
    first.slice(1).every((cell) => !isNumber(cell) && cell.text) &&
    rest.some((row) => row.slice(1).some(isNumber));
  const count = headers || (looksNamed ? 1 : 0);
  const names = first.map((_, column) =>
    [...new Set(rows.slice(0, count).map((row) => row[column]?.text ?? ""))].filter(Boolean).join(", "),
  );
  return { names, body: rows.slice(count).filter((row) => row.some(({ text }) => text)) };
}

function withoutNumbers(columns: { cells: ParsedCell[] }[], side: "row" | "column"): string {
  if (columns.length > 1) return m.adminCharts.noNumbers({ side });
  const hasSome = columns[0]?.cells.some((cell) => cell.kind === "number");
  return hasSome ? m.adminCharts.fewNumbers({ side }) : m.adminCharts.secondWithoutNumbers({ side });
}

function problemOf({
  kind,
  labels,
  positions,
  series,
}: Pick<ChartData, "kind" | "labels" | "positions" | "series">) {
  if (series.length > chartLimits.series) {
    return m.adminCharts.tooManySeries({ max: chartLimits.series, count: series.length });
  }
  const isAlong = kind === "lines" || kind === "areas" || (kind === "dots" && positions.type !== "band");
  const max = isAlong ? chartLimits.points : chartLimits.rows;
  if (labels.length > max)
    return m.adminCharts.tooManyRows({ kind, max, count: labels.length });
  if ((kind === "lines" || kind === "areas") && labels.length < 2)
    return m.adminCharts.twoRowsNeeded({ kind });
  const hasNegative = series.some(({ values }) => values.some((value) => value !== null && value < 0));
  if (isStack(kind) && hasNegative) return m.adminCharts.noNegative({ kind });
  return undefined;
}

/** The first letter decides, as it does for a paragraph; without one, the language of the text. */
function isRightToLeft(texts: string[], language: string): boolean {
  const [letter] = /\p{L}/u.exec(texts.join("")) ?? [];
  return letter ? rightToLeftLetter.test(letter) : directionOf(language) === "rtl";
}

function commonUnit(cells: ParsedCell[]): { before: string; after: string } {
  const numbers = cells.filter((cell) => cell.kind === "number");
  const same = (part: "before" | "after") => {
    const [first = ""] = numbers.map((cell) => cell[part]);
    return numbers.every((cell) => cell[part] === first) ? first : "";
  };
  return { before: same("before"), after: same("after") };
}
