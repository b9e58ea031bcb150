import { formatDate, formatMonth } from "#core/dates.ts";

export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split("/").map(encodeURIComponent).join("/")}`;
}

/** Year, month and day, as far as they are known. */
export type PartialDay = [year: number, month?: number, day?: number];

export function partialDay(date: string): PartialDay {
  return date.split("-").map(Number) as PartialDay;
}

/** 2024, 2024-05 or 2024-05-17 */
export function isoDay(day: PartialDay): string {
  return day.map((part) => String(part).padStart(2, "0")).join("-");
}

/** 2024, May 2024 or May 17, 2024 */
export function formatPartialDate(date: string): string {
  const [year, month, day] = date.split("-");
  const instant = `${year}-${month ?? "01"}-${day ?? "01"}T00:00:00.000Z`;
  if (day) return formatDate(instant, "UTC");
  return month ? formatMonth(instant, "UTC") : String(year);
}
