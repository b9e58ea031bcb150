import { LRUCache } from "lru-cache";
import { escapedByReact } from "#core/escaped.ts";
import { type Rule, readRules } from "./style-rules.ts";

const className = /\.((?:\\[^0-9a-f]|[\w-])+)/g;
const classAttribute = /(<[a-z][^<>]*? class=")([^"]+)"/g;
/** Other elements depend on these. The app may render those again, with the long names. */
const marker = /^(group|peer)(\/|$)/;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}${letters.toLowerCase()}0123456789`;
const maxLists = 5000;

/**
 * Shorter names for the utilities in pages and in their styles. React does not compare classes when it hydrates; what
 * it renders later has the long names, which are in the whole sheet.
 */
export function shortClasses(css: string) {
  const names = new Map<string, string>();
  const utilities = readRules(css).filter((rule) => "rules" in rule && rule.prelude === "@layer utilities");
  for (const [, name = ""] of selectorsIn(utilities).matchAll(className)) {
    const plain = withoutEscapes(name);
    if (!marker.test(plain) && !names.has(plain)) names.set(plain, nameAt(names.size));
  }

  const inHtml = new Map([...names].map(([name, short]) => [escapedByReact(name), short]));
  const lists = new LRUCache<string, string>({
    max: maxLists,
    memoMethod: (list) =>
      list
        .trim()
        .split(/\s+/)
        .map((name) => inHtml.get(name) ?? name)
        .join(" "),
  });

  return {
    css: css.replace(/[^{};]+\{/g, (prelude) =>
      prelude.replace(className, (selector, name: string) => {
        const short = names.get(withoutEscapes(name));
        return short ? `.${short}` : selector;
      }),
    ),
    shorten: (html: string) =>
      html.replace(classAttribute, (_, start: string, list: string) => `${start}${lists.memo(list)}"`),
  };
}

function selectorsIn(rules: Rule[]): string {
  return rules
    .map((rule) => ("text" in rule ? rule.text.slice(0, rule.text.indexOf("{")) : selectorsIn(rule.rules)))
    .join();
}

const withoutEscapes = (name: string) => name.replaceAll("\\", "");

/** A capital, which no class of the sheet begins with, and one or more further characters. */
function nameAt(index: number): string {
  const { length } = characters;
  const first = letters[Math.floor(index / length)];
  return first ? `${first}${characters[index % length]}` : `Z${nameAt(index - letters.length * length)}`;
}
