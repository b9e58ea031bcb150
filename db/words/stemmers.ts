import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as armenian } from "@orama/stemmers/armenian";
import { stemmer as bulgarian } from "@orama/stemmers/bulgarian";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as indonesian } from "@orama/stemmers/indonesian";
import { stemmer as irish } from "@orama/stemmers/irish";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as lithuanian } from "@orama/stemmers/lithuanian";
import { stemmer as nepali } from "@orama/stemmers/nepali";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as serbian } from "@orama/stemmers/serbian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as tamil } from "@orama/stemmers/tamil";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";

type Stemmer = (word: string) => string;

/** Of languages besides English, by their BCP 47 tag. */
const stemmers: Record<string, Stemmer> = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  es: (word) => spanish(word.replace(/([aeu]d)es$/, "$1")), // it has other stems for “ciudad” and “ciudades”
  fi: finnish,
  fr: french,
  ga: irish,
  hi: hindi,
  hu: hungarian,
  hy: armenian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  ne: nepali,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
};

const others: Record<string, string> = { "": "en", nb: "no", nn: "no" };
const withoutRules = "und";

/** The rules that stem a language, named by its tag. Languages without rules share one name. */
export function rulesOf(language: string): string {
  const [subtag = ""] = language.toLowerCase().split("-");
  const tag = others[subtag] ?? subtag;
  return tag === "en" || Object.hasOwn(stemmers, tag) ? tag : withoutRules;
}

/** True for the names that versions before 1.1 gave to rules: empty for English, else `french`, `simple`. */
export function isOldName(rules: string): boolean {
  return rules === "" || rules.length > 3;
}

/** The rules that are nearest to those of an older version. */
export function currentRules(rules: string): string {
  if (rules === "") return "en";
  return isOldName(rules) ? withoutRules : rules;
}

/** Stems a word in lower case. English has its own, `porter.ts`. */
export function stemmed(word: string, rules: string): string {
  return stemmers[rules]?.(word) || word;
}
