import { Element, ProcessingInstruction, Text } from "domhandler";
import { appendChild, prependChild, removeElement } from "domutils";
import type { Log } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import { type Chart, chartOf, descriptionOf, footOf } from "./chart.server.ts";
import type { ChartData } from "./data.server.ts";
import { textStyle } from "./drawing/style.ts";
import { chartAttributes, chartLimits } from "./kinds.ts";
import { drawWidths } from "./thread.server.ts";

const widths = { wide: 680, narrow: 340 };
const files = { svg: "SVG", png: "PNG", csv: "CSV" };

type Options = {
  language: string;
  log: Log;
  /** The URL of the article, below which the files of its charts are; undefined if it has none. */
  address?: string;
  /** Called when a chart could not be drawn, so that the page is not kept without it. */
  failed(): void;
};

/** The figures with charts in the order of an article. */
export function chartsIn(elements: Element[], language: string): Chart[] {
  return elements.flatMap((element) => chartOf(element, language) ?? []).slice(0, chartLimits.inArticle);
}

/** Draws the charts of an article above their tables, which readers can open. */
export async function setCharts(
  elements: Element[],
  { language, address, log, failed }: Options,
): Promise<void> {
  for (const [index, chart] of chartsIn(elements, language).entries()) {
    const { figure, caption, read } = chart;
    for (const name of chartAttributes) delete figure.attribs[name];
    if ("data" in read) {
      try {
        const drawings = await drawingsOf(chart, read.data);
        setFigure(chart, drawings, address && `${address}/charts/${index + 1}`);
      } catch (error) {
        log.error({ err: error }, "A chart could not be drawn.");
        failed();
      }
    }
    if (chart.unit) addUnit(chart, caption);
    addFoot(chart);
  }
}

/** A chart as two `svg` elements, for wide and for narrow screens. Throws if it cannot be drawn. */
export async function drawingsOf(chart: Chart, data: ChartData): Promise<string[]> {
  const drawn = await drawWidths({ data, widths: Object.values(widths) });
  const label = escaped(descriptionOf(chart));
  return Object.entries(widths).map(([name, width], at) => {
    const { svg = "", height = 0 } = drawn[at] ?? {};
    const attributes = {
      class: `chart-${name}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": label,
      ...textStyle,
    };
    const serialized = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<svg ${serialized.join(" ")}>${svg}</svg>`;
  });
}

/** For feed readers: a picture of each chart above its table. */
export function setChartPictures(elements: Element[], language: string, address: string): void {
  for (const [index, chart] of chartsIn(elements, language).entries()) {
    const { figure, read, unit, caption } = chart;
    if ("data" in read) {
      const alt = escaped(descriptionOf(chart));
      prependChild(figure, new Element("img", { src: `${address}/charts/${index + 1}.png`, alt }));
    }
    if (unit) addUnit(chart, caption);
    addFoot(chart);
  }
}

function setFigure(chart: Chart, drawings: string[], address: string | undefined): void {
  const { figure, table, caption } = chart;
  figure.attribs.class = "chart";
  // It is not text: it has no words to count and no direction.
  const asOneNode = (svg: string) => new ProcessingInstruction("svg", svg.slice(1, -1));
  const drawing = new Element("div", { class: "chart-drawing" }, drawings.map(asOneNode));
  const summary = new Element("summary", { class: "no-print" }, [new Text("Show as table")]);
  const data = new Element("details", { class: "chart-data" }, [summary]);
  removeElement(table);
  appendChild(data, table);
  appendChild(figure, drawing);
  appendChild(figure, data);
  if (address) appendChild(figure, fileLinks(address, chart.title));
  if (caption) {
    removeElement(caption);
    prependChild(figure, caption);
  }
}

function fileLinks(address: string, title: string): Element {
  const links = Object.entries(files).map(([ending, name]) => {
    const label = `Download ${title ? `“${title}”` : "the chart"} as ${name}`;
    const attributes = { href: `${address}.${ending}`, download: "", "aria-label": escaped(label) };
    return new Element("a", attributes, [new Text(name)]);
  });
  return new Element("p", { class: "chart-files no-print" }, [new Text("Download "), ...links]);
}

function addUnit({ figure, unit }: Chart, caption: Element | undefined): void {
  const line = new Element("span", { class: "chart-unit", dir: "auto" }, [new Text(escaped(unit))]);
  if (caption) {
    appendChild(caption, new Text(" ")); // for those who only hear it
    appendChild(caption, line);
  } else prependChild(figure, new Element("figcaption", {}, [line]));
}

/** Above the table and the download links of a chart, or else at the end. */
function addFoot(chart: Chart): void {
  const { children } = chart.figure;
  const drawing = children.findIndex(
    (child) => child instanceof Element && child.attribs.class === "chart-drawing",
  );
  const lines = footOf(chart).map(({ name, text }) => {
    const content = [new Text(`${name}: `), new Element("bdi", {}, [new Text(escaped(text))])];
    const line = new Element("p", { class: "chart-foot" }, content);
    line.parent = chart.figure;
    return line;
  });
  children.splice(drawing === -1 ? children.length : drawing + 1, 0, ...lines);
}
