import { isIssn } from "#core/issn.ts";
import { m } from "#messages";
import type { Field, FieldType } from "./field.ts";

/** The normalised value of a text, or the error if it is not what the field asks for. */
export function parsed({ type, parse }: Field, text: string): { value: string; error?: string } {
  const result = parse?.(text) ?? { value: text };
  return "error" in result
    ? { value: text, error: result.error }
    : { ...result, error: formatError(type, text) };
}

function formatError(type: FieldType, value: string): string | undefined {
  if (type === "email" && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(value)) return m.adminFields.emailInvalid();
  if (type === "link" && !(/^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)))
    return m.adminFields.linkInvalid();
  if (type === "address" && !isAddress(value)) return m.adminFields.addressInvalid();
  if (type === "colour" && !isColour(value)) return m.adminFields.colourInvalid();
  if (type === "issn" && !isIssn(value)) return m.adminFields.issnInvalid();
  return undefined;
}

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** True for a path of this site, a URL, an email address or a telephone number. */
function isAddress(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text) || /^(mailto|tel):[^\s\\]+$/.test(text)) return true;
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
