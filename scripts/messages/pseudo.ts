import { type Model, parseMessage, stringifyMessage } from "messageformat";

const plain = "AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const accented = "ÀàƁƀĆćĎďÉéĞğĤĥÎîĴĵĶķĹĺŃńÖöŔŕŠšŢţÛûŴŵÝýŽž";
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** A message that is a third longer, accented and in brackets: what is not a message, or is cut off, can be seen. */
export function pseudo(text: string): string {
  const message = parseMessage(text);
  if (message.type === "message")
    return stringifyMessage({ ...message, pattern: stretched(message.pattern) });
  const variants = message.variants.map((variant) => ({ ...variant, value: stretched(variant.value) }));
  return stringifyMessage({ ...message, variants });
}

function stretched(pattern: Model.Pattern): Model.Pattern {
  const length = pattern.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
  const changed = pattern.map((part) =>
    typeof part === "string" ? part.replaceAll(/[A-Za-z]/g, (letter) => letters.get(letter) ?? letter) : part,
  );
  return ["[", ...changed, "·".repeat(Math.ceil(length / 3)), "]"];
}
