import type { Field } from "#features/fields/field.ts";

/** The options of a choice, for a select; `none` is the text of the first one, which chooses nothing. */
export function choicesOf({ options = {} }: Pick<Field, "options">, none?: string) {
  const choices = Object.entries(options).map(([value, text]) => ({ value, text: text() }));
  return none === undefined ? choices : [{ value: "", text: none }, ...choices];
}
