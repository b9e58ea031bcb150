import type { MemberContext } from "#core/context.ts";
import { countElements } from "#core/text-weight.ts";
import type { Field } from "#features/fields/field.ts";
import type { DocumentKind } from "./kind.server.ts";

/** An autosave. `newRevision`: the autosaved revision before it stays. */
export type Autosave = { newRevision?: boolean };

const minAutosaved = 40; // kilobytes that a small autosave counts as, because it costs more than its size

/**
 * Every save is stored and indexed: without a limit, large ones would fill the disk and slow readers down. An admin's
 * saves count by size, so that an import of many articles goes through; so do autosaves, which follow each other
 * every three seconds. Long texts also count by their elements.
 */
export async function countSave(ctx: MemberContext, kind: DocumentKind, input: object, auto?: Autosave) {
  const { id, role } = ctx.actor;
  const kilobytes = Math.ceil((sizeOf(kind, input) + 1) / 1000);
  if (role === "admin") await ctx.limits.count("text of an admin", id, kilobytes);
  else if (auto) await ctx.limits.count("autosaved text", id, Math.max(minAutosaved, kilobytes));
  else await ctx.limits.count("save", id);
  for (const text of textsOf(kind, input, ["richText"])) await countElements(ctx, "saves", String(text));
}

/** The characters of the long texts that a request sends. */
export function sizeOf(kind: DocumentKind, input: object): number {
  const lengthOf = (text: unknown) => (typeof text === "string" ? text : JSON.stringify(text ?? "")).length;
  const texts = textsOf(kind, input, ["richText", "longText", "group"]);
  return texts.reduce<number>((size, text) => size + lengthOf(text), 0);
}

function textsOf({ fields }: DocumentKind, input: object, types: Field["type"][]) {
  return Object.entries(input).flatMap(([name, text]) => {
    const type = fields[name]?.type;
    return type && types.includes(type) ? [text] : [];
  });
}
