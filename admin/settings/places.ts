import { formatTimeWithZone } from "#core/dates.ts";
import { localTime } from "../document/local-time.ts";

/** Those with the most speakers on the web; every other tag of BCP 47 can be typed. */
const tags =
  "af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es es-MX et eu fa fi fil fr fr-CA ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om pa pl ps pt-BR pt-PT ro ru rw si sk sl so sq sr sv sw ta te tg th ti tk tl tn tr uk ur uz vi wo xh yo zh-Hans zh-Hant zu".split(
    " ",
  );

export function languageOptions(): { value: string; text: string }[] {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return tags
    .map((value) => ({ value, text: `${names.of(value)} (${value})` }))
    .sort((one, other) => one.text.localeCompare(other.text));
}

export function zoneOptions(): { value: string; text: string }[] {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  return zones.map((value) => ({ value, text: value.replaceAll("_", " ") }));
}

export function timeIn(timeZone: string): string | undefined {
  try {
    return formatTimeWithZone(new Date().toISOString(), timeZone);
  } catch {
    return undefined;
  }
}

/** The instant of a local time like 2026-11-20T18:30; null for an incomplete one. */
export function instantOf(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const shown = (instant: number) => Date.parse(`${localTime(new Date(instant).toISOString(), timeZone)}Z`);
  const near = wanted - (shown(wanted) - wanted);
  return new Date(near - (shown(near) - wanted)).toISOString();
}
