import { interfaceLocale } from "./language.ts";

/** `5 minutes`, in the language of the interface. */
export function inUnit(value: number, unit: string | undefined, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(interfaceLocale(), { style: "unit", unit, ...options }).format(value);
}
