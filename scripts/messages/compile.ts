import { type Model, parseMessage } from "messageformat";

/** A message as JavaScript; `body` is an expression that reads its values from `v`. */
export type Compiled = { id: string; text: string; body: string; values: Record<string, string> };

type Values = Compiled["values"];
type Pattern = Model.Pattern;

const idPattern = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;

/**
 * Compiles a message in Unicode MessageFormat 2 with one `.match` at most. Markup becomes a call of a value:
 * `{#link}rules{/link}` is `v.link("rules")` and `{#name/}` is `v.name`, and the message is an array then.
 */
export function compile(id: string, text: string): Compiled {
  try {
    if (!idPattern.test(id)) throw new Error("Its id is not like “comments.delete”.");
    const values: Values = {};
    const body = bodyOf(parseMessage(text), values);
    return { id, text, body, values };
  } catch (cause) {
    throw new Error(`The message “${id}” cannot be used: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

function bodyOf(message: Model.Message, values: Values): string {
  const numbers = new Set<string>();
  for (const { type, name, value } of message.declarations) {
    const style = value.functionRef?.name ?? "string";
    if (type !== "input") throw new Error(`It declares ${name} with .local.`);
    if (isNumber(style)) numbers.add(name);
  }
  const shown = (pattern: Pattern) => patternOf(pattern, values, numbers);
  if (message.type === "message") return shown(message.pattern);
  const [selector, second] = message.selectors;
  if (!selector || second) throw new Error("It matches more than one value.");
  const { name } = selector;
  values[name] = numbers.has(name) ? "number" : "string";
  const choices = message.variants.map(({ keys: [key], value }) => {
    const isOther = key?.type !== "literal";
    return { condition: isOther ? "" : conditionOf(name, key.value, numbers.has(name)), text: shown(value) };
  });
  const first = choices.toSorted((one, other) => rank(one.condition) - rank(other.condition));
  return first.map(({ condition, text }) => (condition ? `${condition}?(${text}):` : `(${text})`)).join("");
}

function conditionOf(name: string, key: string, counts: boolean): string {
  if (!counts) return `v.${name}===${JSON.stringify(key)}`;
  return /^\d+$/.test(key) ? `v.${name}===${key}` : `$plural(v.${name})===${JSON.stringify(key)}`;
}

/** Exact numbers come first, and what fits every value last. */
function rank(condition: string): number {
  if (condition === "") return 2;
  return condition.startsWith("$plural") ? 1 : 0;
}

function patternOf(pattern: Pattern, values: Values, numbers: Set<string>): string {
  if (pattern.some((part) => typeof part === "object" && part.type === "markup")) {
    return `[${partsOf(pattern, values, numbers).join(",")}]`;
  }
  if (pattern.every((part) => typeof part === "string")) return JSON.stringify(pattern.join(""));
  const parts = pattern.map((part) =>
    typeof part === "string" ? escaped(part) : `\${${argumentOf(part as Model.Expression, values, numbers)}}`,
  );
  return `\`${parts.join("")}\``;
}

function partsOf(pattern: Pattern, values: Values, numbers: Set<string>): string[] {
  const parts: string[] = [];
  for (let index = 0; index < pattern.length; index += 1) {
    const part = pattern[index];
    if (part === undefined) break;
    if (typeof part === "string") parts.push(JSON.stringify(part));
    else if (part.type === "expression") parts.push(argumentOf(part, values, numbers));
    else if (part.kind === "standalone") {
      values[part.name] = "T";
      parts.push(`v.${part.name}`);
    } else {
      const end = pattern.findIndex((other, at) => at > index && isEnd(other, part.name));
      if (part.kind !== "open" || end < 0)
        throw new Error(`{#${part.name}} and {/${part.name}} do not match.`);
      values[part.name] = "(text: string) => T";
      parts.push(`v.${part.name}(${patternOf(pattern.slice(index + 1, end), values, numbers)})`);
      index = end;
    }
  }
  return parts;
}

const isEnd = (part: Pattern[number], name: string) =>
  typeof part === "object" && part.type === "markup" && part.kind === "close" && part.name === name;

function argumentOf({ arg, functionRef }: Model.Expression, values: Values, numbers: Set<string>): string {
  if (arg?.type === "literal") return JSON.stringify(arg.value);
  if (arg?.type !== "variable") throw new Error("It has an expression without a value.");
  const counts = numbers.has(arg.name) || isNumber(functionRef?.name);
  values[arg.name] ??= counts ? "number" : "string | number";
  return counts ? `$number(v.${arg.name})` : `v.${arg.name}`;
}

function isNumber(style = "string"): boolean {
  if (style !== "string" && style !== "number") throw new Error(`It formats with :${style}.`);
  return style === "number";
}

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, "\\$&");
