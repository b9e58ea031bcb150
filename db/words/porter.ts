const consonants = "[^aeiou][^aeiouy]*";
const vowels = "[aeiouy][aeiou]*";
const once = new RegExp(`^(?:${consonants})?${vowels}${consonants}`); // "m > 0" in Porter's words
const exactlyOnce = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`);
const twice = new RegExp(`^(?:${consonants})?(?:${vowels}${consonants}){2}`);
const vowel = new RegExp(`^(?:${consonants})?[aeiouy]`);
const short = new RegExp(`^${consonants}[aeiouy][^aeiouwxy]$`);
const maxLength = 64; // of a token that FTS5 stems, in bytes

const second = suffixes(
  `ational:ate tional:tion enci:ence anci:ance izer:ize logi:log bli:ble alli:al entli:ent eli:e ousli:ous
  ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble`,
);
const third = suffixes("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:");
const fourth = suffixes(
  "al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: sion:s tion:t ou: ism: ate: iti: ous: ive: ize:",
);

/** The stem of a word in lower case without accents, as the tokenizer `porter` of FTS5 has it. */
export function stem(word: string): string {
  if (word.length <= 2 || word.length >= maxLength || !/^[a-z]+$/.test(word)) return word;
  let stemmed = past(word.replace(/(.ss|.i)es$/, "$1").replace(/([^s])s$/, "$1"));
  if (stemmed.endsWith("y") && vowel.test(stemmed.slice(0, -1))) stemmed = `${stemmed.slice(0, -1)}i`;
  stemmed = replaced(stemmed, second, once);
  stemmed = replaced(stemmed, third, once);
  stemmed = replaced(stemmed, fourth, twice);
  if (stemmed.endsWith("e")) {
    const rest = stemmed.slice(0, -1);
    if (twice.test(rest) || (exactlyOnce.test(rest) && !short.test(rest))) stemmed = rest;
  }
  return stemmed.endsWith("ll") && twice.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
}

/** Without `ed` and `ing`. */
function past(word: string): string {
  if (word.length > 3 && word.endsWith("eed")) return once.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const rest = word.replace(/(ed|ing)$/, "");
  if (rest === word || !vowel.test(rest)) return word;
  if (/(at|bl|iz)$/.test(rest) || (exactlyOnce.test(rest) && short.test(rest))) return `${rest}e`;
  return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

function suffixes(text: string): [string, string][] {
  const pairs = text.split(/\s+/).map((pair) => pair.split(":") as [string, string]);
  return pairs.sort(([one], [other]) => other.length - one.length);
}

/** The longest suffix decides, even if it is not replaced. */
function replaced(word: string, endings: [string, string][], condition: RegExp): string {
  const [ending = "", replacement = ""] = endings.find(([suffix]) => word.endsWith(suffix)) ?? [];
  const rest = word.slice(0, word.length - ending.length);
  return ending !== "" && condition.test(rest + (endings === fourth ? replacement : ""))
    ? rest + replacement
    : word;
}
