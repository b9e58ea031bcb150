import { canonicalLanguage } from "#core/language.ts";

/** The canonical form of a query parameter's value; undefined if it has no meaning. */
export type Parameter = (value: string) => string | number | undefined;

const lastPage = 100_000;
const maxNameLength = 100;
const maxQueryLength = 200;

export function page(value: string): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number <= lastPage ? number : undefined;
}

export function name(value: string): string | undefined {
  return value && value.length <= maxNameLength && !value.includes("\0") ? value : undefined;
}

export function lowerCaseName(value: string): string | undefined {
  return name(value)?.toLowerCase();
}

export function id(value: string): string | undefined {
  return /^[\w-]{1,100}$/.test(value) ? value : undefined;
}

export function language(value: string): string | undefined {
  return value ? canonicalLanguage(value) : undefined;
}

export function year(value: string): number | undefined {
  return /^[1-9]\d{3}$/.test(value) && value !== "9999" ? Number(value) : undefined;
}

export function month(value: string): string | undefined {
  return /^(?!9999)[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;
}

export function words(value: string): string | undefined {
  return value.replaceAll("\0", "").trim().slice(0, maxQueryLength).toWellFormed().trim() || undefined;
}

export function oneOf<Name extends string>(...names: readonly Name[]) {
  return (value: string): Name | undefined => names.find((each) => each === value);
}
