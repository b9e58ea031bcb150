import { m } from "#messages";

const digits = /^\d{15}[\dX]$/;
const address = /^(https?:\/\/)?(www\.)?(sandbox\.)?orcid\.org\//i;

/**
 * An ORCID iD like 0000-0002-1825-0097 from any of its spellings; undefined if invalid. The last character is a
 * check digit (ISO 7064, MOD 11-2).
 */
export function orcidOf(text: string): string | undefined {
  const id = text
    .trim()
    .replace(address, "")
    .replace(/\/$/, "")
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  if (!digits.test(id) || id.at(-1) !== checkDigitOf(id.slice(0, -1))) return undefined;
  return id.replaceAll(/(.{4})(?!$)/g, "$1-");
}

export function parseOrcid(text: string) {
  const value = orcidOf(text);
  return value ? { value } : { error: m.adminPeople.orcidInvalid() };
}

export function orcidUrl(id: string): string {
  return `https://orcid.org/${id}`;
}

function checkDigitOf(digits: string): string {
  let total = 0;
  for (const digit of digits) total = (total + Number(digit)) * 2;
  const remainder = (12 - (total % 11)) % 11;
  return remainder === 10 ? "X" : String(remainder);
}
