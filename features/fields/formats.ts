import { isIssn } from "#core/issn.ts";
import type { Field, FieldType } from "./field.ts";

/** The normalised value of a text, or the error if it is not what the field asks for. */
export function parsed({ type, parse }: Field, text: string): { value: string; error?: string } {
  const result = parse?.(text) ?? { value: text };
  return "error" in result
    ? { value: text, error: result.error }
    : { ...result, error: formatError(type, text) };
}

function formatError(type: FieldType, value: string): string | undefined {
  if (type === "email" && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(value))
    return "Please enter an email address, such as office@example.org.";
  if (type === "link" && !(/^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)))
    return "Please enter a whole address that begins with https:// or http://.";
  if (type === "address" && !isAddress(value))
    return "Please enter a path like /about, or an address that begins with https://.";
  if (type === "colour" && !isColour(value)) return "Please choose a colour like #0e4a39.";
  if (type === "issn" && !isIssn(value))
    return "Please enter an ISSN, such as 2049-3630. Its last character is a check digit.";
  return undefined;
}

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** True for a path of this site, a URL, an email address or a telephone number. */
function isAddress(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text) || /^(mailto|tel):[^\s\\]+$/.test(text)) return true;
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
