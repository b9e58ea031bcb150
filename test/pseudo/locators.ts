import type { BrowserContext, Locator, Page } from "@playwright/test";
import { answerInEnglish } from "./answers.ts";
import type { Site } from "./content.ts";
import { patternOf } from "./patterns.ts";
import { look, watch } from "./sightings.ts";

type Text = string | RegExp;
type Options = { name?: Text; description?: Text; exact?: boolean; hasText?: Text; hasNotText?: Text };
type Find = (first: unknown, options?: Options) => Locator;
type Finder = Record<string, Find>;
type Expected = {
  string?: string;
  regexSource?: string;
  regexFlags?: string;
  matchSubstring?: boolean;
  ignoreCase?: boolean;
};
/** A template of `toMatchAriaSnapshot`. */
type Snapshot = {
  kind: string;
  name?: string | { pattern: string };
  text?: { raw: string; normalized: string };
  children?: Snapshot[];
};
type Expects = {
  page(): Page;
  _expect(
    expression: string,
    options: { expectedText?: Expected[]; expectedValue?: unknown },
  ): Promise<unknown>;
};

const byText = ["getByText", "getByLabel", "getByPlaceholder", "getByAltText", "getByTitle"] as const;
let isDone = false;

/** From now on, journeys that look for English texts find them in the pseudo-language. */
export async function findPseudoTexts(context: BrowserContext, site: Site): Promise<void> {
  watch(site);
  if (isDone) return;
  isDone = true;
  const page = await context.newPage(); // the only way to the prototypes
  const frame = page.mainFrame();
  for (const one of [frame, frame.locator("body"), frame.frameLocator("iframe")])
    changeFinder(Object.getPrototypeOf(one) as Finder);
  changeExpectations(Object.getPrototypeOf(frame) as Expects);
  answerInEnglish(page);
  await page.close();
}

function changeFinder(finder: Finder): void {
  const change = (name: string, changed: (find: Find) => Find) => {
    const find = finder[name];
    if (find) finder[name] = changed(find);
  };
  for (const name of byText)
    change(
      name,
      (find) =>
        function (this: unknown, text, options) {
          return find.call(this, patternOf(text as Text, { exact: options?.exact === true }));
        },
    );
  change(
    "getByRole",
    (find) =>
      function (this: unknown, role, options) {
        return find.call(this, role, withPatterns(options, options?.exact === true));
      },
  );
  for (const name of ["filter", "locator"])
    change(
      name,
      (find) =>
        function (this: unknown, first, options) {
          if (name === "filter") return find.call(this, withPatterns(first as Options, false));
          return find.call(this, first, withPatterns(options, false));
        },
    );
}

function withPatterns(options: Options | undefined, exact: boolean): Options | undefined {
  const changed = { ...options };
  for (const name of ["name", "description", "hasText", "hasNotText"] as const) {
    const text = options?.[name];
    if (text !== undefined) changed[name] = patternOf(text, { exact });
  }
  return options && changed;
}

/** The one method of Playwright behind `toHaveText`, `toHaveTitle` and their like. What it waited for can be looked at. */
function changeExpectations(frame: Expects): void {
  const { _expect } = frame;
  if (!_expect) throw new Error("Playwright compares texts in another way now.");
  frame._expect = async function (expression, options) {
    const expectedText = options.expectedText?.map(expected);
    const expectedValue =
      expression === "to.match.aria" ? snapshot(options.expectedValue as Snapshot) : options.expectedValue;
    const result = await _expect.call(this, expression, { ...options, expectedText, expectedValue });
    await look(this.page());
    return result;
  };
}

function expected({ string, regexSource, regexFlags, ...how }: Expected): Expected {
  const text = regexSource === undefined ? (string ?? "") : new RegExp(regexSource, regexFlags);
  const { source, flags } = patternOf(text, { exact: !how.matchSubstring });
  const ignoreCase = string !== undefined && (how.ignoreCase ?? false);
  const given = regexSource === undefined ? (ignoreCase ? "i" : "") : flags;
  return { ...how, regexSource: source, regexFlags: given };
}

function snapshot({ name, text, children, ...others }: Snapshot): Snapshot {
  const pattern = typeof name === "string" ? asPattern(name) : asPattern(`/${name?.pattern}/`);
  const raw = text && `/${asPattern(text.raw)}/`;
  return {
    ...others,
    name: name && { pattern },
    ...(raw && { text: { raw, normalized: raw } }),
    ...(children && { children: children.map(snapshot) }),
  };
}

function asPattern(text: string): string {
  const [, source] = /^\/(.+)\/$/.exec(text) ?? [];
  return patternOf(source === undefined ? text : new RegExp(source), { exact: true }).source;
}
