/** Languages and time zones to choose from, as the browser names them. */

export type Choice = { value: string; text: string };

const languages =
  "af am ar az bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko ku lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yo zh zu".split(
    " ",
  );

/** With their own names. Includes `current`. */
export function languageChoices(current: string): Choice[] {
  const choices = [...new Set([...languages, current])].map((value) => ({
    value,
    text: languageName(value),
  }));
  return choices.toSorted((one, other) => one.text.localeCompare(other.text));
}

function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** Some browsers use old names of zones. */
const renamed: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
};

export function ownTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return renamed[zone] ?? zone;
}

/** Cities come first, so that typing one finds it. Includes `current`. */
export function timeZoneChoices(current: string): Choice[] {
  const known = Intl.supportedValuesOf("timeZone").map((zone) => renamed[zone] ?? zone);
  const zones = new Set([...known, "UTC", current]);
  const choices = [...zones].map((value) => ({ value, text: zoneName(value) }));
  return choices.toSorted((one, other) => one.text.localeCompare(other.text));
}

/** Buenos Aires (America, Argentina) */
function zoneName(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.pop() ?? zone;
  return parts.length > 0 ? `${city} (${parts.join(", ")})` : city;
}
