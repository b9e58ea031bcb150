/** A visible element, by its label, or by a selector and its whole text. */
export type Target = { label: string } | { css: string; text?: string };

/** All methods wait for their element. */
export type Browser = {
  open(url: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Types at the end of a field. */
  type(target: Target, text: string): Promise<void>;
  press(key: "Enter" | "ArrowRight"): Promise<void>;
  /** The text of an element. */
  text(target: Target): Promise<string>;
  attribute(target: Target, name: string): Promise<string | null>;
  /** Runs an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
};

/** The source of a function that finds a target in the page. */
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

export const maxWait = 60_000; // ms; only for tests that hang
export const windowSize = { width: 1280, height: 900 };
