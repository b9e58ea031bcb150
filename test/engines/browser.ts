/** Finds an element that can be seen: by its label, or by a selector and the whole of its text. */
export type Target = { label: string } | { css: string; text?: string };

/** What the journeys ask of a browser. Everything waits until its element is there. */
export type Browser = {
  open(url: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Types at the end of a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  press(key: "Enter" | "ArrowRight"): Promise<void>;
  /** Waits for an element, and answers with its text. */
  text(target: Target): Promise<string>;
  attribute(target: Target, name: string): Promise<string | null>;
  /** Runs an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
};

/** The source of a function that finds a target in a page, for drivers that send it there. */
export function finderOf(target: Target): string {
  return `(${find})(${JSON.stringify(target)})`;
}

function find(target: { label?: string; css?: string; text?: string }): Element | undefined {
  const whole = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
  const { label, css = "*", text } = target;
  const labelled = [...document.querySelectorAll("label")].find((item) =>
    whole(item)?.startsWith(label ?? ""),
  );
  const candidates = label === undefined ? [...document.querySelectorAll(css)] : [labelled?.control];
  const found = candidates.find(
    (element) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || whole(element) === text),
  );
  // WebKit's driver clicks before a smooth scroll has ended.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? undefined;
}

export const longestWait = 60_000; // ms; it only ends what hangs
export const windowSize = { width: 1280, height: 900 };
