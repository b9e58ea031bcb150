import { isAppError } from "#core/errors.ts";
import type { ChartPreview } from "#features/rich-text/chart-preview/contract.ts";
import { m } from "#messages";
import { isTemporary } from "../../document/use-autosave.ts";

const pause = 500; // milliseconds after the last change
const retryPause = 15_000; // milliseconds after a failure
const around = "400px"; // of the screen, in which previews are drawn

/** An element with the chart that `read` answers, and a function that says that it has changed. */
export function livePreview(read: () => Promise<ChartPreview>) {
  const dom = document.createElement("div");
  dom.className = "chart chart-preview";
  dom.contentEditable = "false";
  dom.role = "group";
  dom.ariaLabel = m.adminTables.previewOfChart();
  const label = document.createElement("p");
  label.className = "chart-label";
  label.textContent = m.adminTables.chartPreview();
  const parts = document.createElement("div");
  const message = document.createElement("p");
  message.className = "chart-message";
  message.role = "status";
  dom.append(label, parts, message);

  let version = 0;
  let isDue = true;
  let isNear = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      if (isDue) later(0);
    },
    { rootMargin: around },
  );
  observer.observe(dom);

  function refresh(): void {
    version += 1;
    isDue = true;
    dom.ariaBusy = "true";
    later(pause);
  }

  function later(wait: number): void {
    clearTimeout(timer);
    if (isNear) timer = setTimeout(ask, wait);
  }

  async function ask(): Promise<void> {
    const drawnVersion = version;
    isDue = false;
    try {
      const preview = await read();
      if (drawnVersion !== version) return;
      parts.replaceChildren(...partsOf(preview));
      say([preview.problem ?? "", ...preview.notices].join(" "));
    } catch (error) {
      if (drawnVersion !== version) return;
      const failure = isAppError(error) ? error : undefined;
      say(failure?.message || m.adminTables.previewFailed());
      isDue = !failure || isTemporary(failure);
      if (isDue) later(retryPause);
    }
    dom.ariaBusy = "false";
  }

  function say(text: string): void {
    if (message.textContent !== text) message.textContent = text; // screen readers read what is set
  }

  return {
    dom,
    refresh,
    end(): void {
      version += 1;
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

function partsOf({ drawings, unit, foot }: ChartPreview): Element[] {
  if (!drawings) return [];
  const drawing = document.createElement("div");
  drawing.className = "chart-drawing";
  for (const svg of Object.values(drawings)) {
    const page = new DOMParser().parseFromString(svg, "text/html");
    drawing.append(...page.body.children);
  }
  return [...(unit ? [line("chart-unit", "", unit)] : []), drawing, ...foot.map(footLine)];
}

const footLine = ({ name, text }: ChartPreview["foot"][number]) => line("chart-foot", `${name} `, text);

function line(className: string, start: string, text: string): Element {
  const element = document.createElement("p");
  const words = document.createElement("bdi");
  element.className = className;
  words.textContent = text;
  element.append(start, words);
  return element;
}
