import { type Model, parseMessage, stringifyMessage } from "messageformat";

/** Vowels are long, and letters have accents that all fonts of the site know. */
export const pseudoLetters: Record<string, string> = Object.fromEntries(
  "aàà eêê iîî oôô uûû AÀà EÊê IÎî OÔô UÛû cç nñ yý CÇ NÑ YÝ"
    .split(" ")
    .map(([letter = "", ...others]) => [letter, others.join("")]),
);

const address = /[/@_<>]|\w\.\w/;

/** A message that is a third longer, accented and in brackets: what is not a message, or is cut off, can be seen. */
export function pseudo(text: string): string {
  const message = parseMessage(text);
  if (message.type === "message")
    return stringifyMessage({ ...message, pattern: stretched(message.pattern) });
  const variants = message.variants.map((variant) => ({ ...variant, value: stretched(variant.value) }));
  return stringifyMessage({ ...message, variants });
}

function stretched(pattern: Model.Pattern): Model.Pattern {
  const isHtml = pattern.some((part) => typeof part === "string" && /<\w/.test(part));
  const changed = pattern.map((part) => (typeof part === "string" ? accented(part) : part));
  const hasWords = pattern.some((part) => typeof part === "string" && /\p{L}/u.test(part));
  return isHtml || !hasWords ? changed : ["[", ...changed, "]"];
}

function accented(text: string): string {
  return text.replaceAll(/<[^>]*>|[^\s<]+/g, (word) =>
    address.test(word) ? word : word.replaceAll(/[A-Za-z]/g, (letter) => pseudoLetters[letter] ?? letter),
  );
}
