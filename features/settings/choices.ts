import { compareNames } from "#core/collator.ts";
import { formatTimeWithZone } from "#core/dates.ts";
import { interfaceLocale, isLanguage, languageName } from "#core/language.ts";

/** Languages and time zones to choose from, as the browser names them. */

type Choice = { value: string; text: string };

/** The most common languages on the web, as BCP 47 tags. Tagalog has the name of `fil`, its standard form. */
const languages =
  "af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es es-MX et eu fa fi fil fr fr-CA ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om pa pl ps pt pt-BR pt-PT ro ru rw si sk sl so sq sr sv sw ta te tg th ti tk tn tr uk ur uz vi wo xh yo zh zh-Hans zh-Hant zu".split(
    " ",
  );

/** The own names of languages that some browsers name in English only. */
const ownNames: Record<string, string> = {
  be: "Беларуская",
  cy: "Cymraeg",
  eu: "Euskara",
  ga: "Gaeilge",
  gl: "Galego",
  hy: "Հայերեն",
  is: "Íslenska",
  ka: "ქართული",
  km: "ខ្មែរ",
  ku: "Kurdî",
  ky: "Кыргызча",
  lo: "ລາວ",
  mk: "Македонски",
  mn: "Монгол",
  mt: "Malti",
  my: "မြန်မာ",
  ne: "नेपाली",
  nn: "Norsk nynorsk",
  om: "Oromoo",
  ps: "پښتو",
  rw: "Ikinyarwanda",
  si: "සිංහල",
  so: "Soomaali",
  sq: "Shqip",
  tg: "Тоҷикӣ",
  ti: "ትግርኛ",
  tk: "Türkmen dili",
  tn: "Setswana",
  xh: "IsiXhosa",
  yo: "Èdè Yorùbá",
  zu: "IsiZulu",
};

/** Lists languages with their own names, and those in the interface's to find them by. Includes `current`. */
export function languageChoices(current: string): Choice[] {
  const names = new Intl.DisplayNames([interfaceLocale()], { type: "language", fallback: "none" });
  const choices = [...new Set([...languages, current])].filter(Boolean).map((value) => {
    const own = ownNames[value] ?? languageName(value);
    const name = (isLanguage(value) && names.of(value)) || own;
    return { value, text: own.toLowerCase() === name.toLowerCase() ? own : `${own} · ${name}` };
  });
  return choices.toSorted((one, other) => compareNames(one.text, other.text));
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
  return choices.toSorted((one, other) => compareNames(one.text, other.text));
}

/** Buenos Aires (America, Argentina) */
function zoneName(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.pop() ?? zone;
  return parts.length > 0 ? `${city} (${parts.join(", ")})` : city;
}

/** The current time in a zone; empty for an unknown zone. */
export function timeIn(timeZone: string): string {
  try {
    return formatTimeWithZone(new Date().toISOString(), timeZone);
  } catch {
    return "";
  }
}
