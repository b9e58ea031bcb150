import { type ChildNode, Element, ProcessingInstruction, Text } from "domhandler";
import { appendChild, prependChild, removeElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import { m } from "#messages";
import { type Chart, chartsIn, descriptionOf, footOf } from "./chart.server.ts";
import { chartAttributes } from "./data/kinds.ts";

const files = { svg: "SVG", png: "PNG", csv: "CSV" };

/**
 * Shows charts above their tables, which readers can open. A chart without drawings is its table. `address` is the URL
 * of the article, below which the files of its charts are; undefined if it has none.
 */
export function setCharts(charts: Chart[], drawings: (string[] | undefined)[], address?: string): void {
  for (const [index, chart] of charts.entries()) {
    const { figure, caption, unit } = chart;
    for (const name of chartAttributes) delete figure.attribs[name];
    const drawn = drawings[index];
    if (drawn) setFigure(chart, drawn, address && `${address}/charts/${index + 1}`);
    if (unit) addUnit(chart, caption);
    addFoot(chart);
  }
}

/** Puts a picture of each chart above its table, for feed readers. */
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
  const summary = new Element("summary", { class: "no-print" }, [new Text(escaped(m.charts.showTable()))]);
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
    const label = title
      ? m.charts.downloadTitleAs({ title, format: name })
      : m.charts.downloadAs({ format: name });
    const attributes = { href: `${address}.${ending}`, download: "", "aria-label": escaped(label) };
    return new Element("a", attributes, [new Text(name)]);
  });
  const nodes: ChildNode[] = [];
  for (const part of m.charts.download({ links }))
    nodes.push(...(typeof part === "string" ? [new Text(escaped(part))] : part));
  return new Element("p", { class: "chart-files no-print" }, nodes);
}

function addUnit({ figure, unit }: Chart, caption: Element | undefined): void {
  const line = new Element("span", { class: "chart-unit", dir: "auto" }, [new Text(escaped(unit))]);
  if (caption) {
    appendChild(caption, new Text(" ")); // for those who only hear it
    appendChild(caption, line);
  } else prependChild(figure, new Element("figcaption", {}, [line]));
}

/** Adds the foot above the table and the download links of a chart, or else at the end. */
function addFoot(chart: Chart): void {
  const { children } = chart.figure;
  const drawing = children.findIndex(
    (child) => child instanceof Element && child.attribs.class === "chart-drawing",
  );
  const lines = footOf(chart).map(({ name, text }) => {
    const content = [new Text(`${escaped(name)} `), new Element("bdi", {}, [new Text(escaped(text))])];
    const line = new Element("p", { class: "chart-foot" }, content);
    line.parent = chart.figure;
    return line;
  });
  children.splice(drawing === -1 ? children.length : drawing + 1, 0, ...lines);
}
