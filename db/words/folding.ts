const latin = /^(?:\p{Script=Latin}|[0-9]|[\u0300-\u036f])+$/u;
const arabicMarks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const hebrewMarks = /[\u0591-\u05c7]/g;
const halfNasal = /[ङञणनम]्(?=[क-ह])/g;
const digits = [0x0660, 0x06f0, 0x0966, 0x09e6]; // zero in Arabic, Persian, Devanagari and Bengali
const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss" };

export function isLatin(word: string): boolean {
  return latin.test(word);
}

/** A word in lower case, in one of the spellings that its script allows for it. Accents stay, because stemmers read them. */
export function normalised(word: string): string {
  const lower = word.normalize("NFC").toLowerCase();
  if (latin.test(lower)) return lower;
  const plain = lower
    .replace(/[\u200c\u200d]/g, "")
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => String(digitOf(digit)));
  if (/\p{Script=Arabic}/u.test(plain)) return arabic(plain);
  if (/\p{Script=Devanagari}/u.test(plain)) return devanagari(plain);
  return plain.replace(hebrewMarks, "").replace(/ৎ/g, "ত্");
}

/** Without accents on Latin, Greek and Cyrillic letters. */
export function unaccented(word: string): string {
  if (/^[\0-\x7f]*$/.test(word)) return word;
  const letters = word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return letters.replace(/[œæøłđıß]/g, (letter) => ligatures[letter] ?? letter);
}

/** The same letter without its accent, as long as before. */
export function plainLetter(letter: string): string {
  const plain = ligatures[letter.toLowerCase()] ?? letter.normalize("NFD").charAt(0);
  return plain.length === 1 ? plain : letter;
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  return code - (digits.findLast((zero) => zero <= code) ?? code);
}

/** Without vowel signs and lengthening; alef and ya in one form each; no conjunction before the article. */
function arabic(word: string): string {
  return word
    .replace(arabicMarks, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ک/g, "ك")
    .replace(/[ىی]/g, "ي")
    .replace(/(?<=...)ه$/, "ة")
    .replace(/^[وف](?=ال..)/, "");
}

/** Without the dot below, which many leave out, and with one sign for nasals: हिन्दी is हिंदी. */
function devanagari(word: string): string {
  const letters = word
    .normalize("NFD")
    .replace(/\u093c/g, "")
    .normalize("NFC");
  return letters.replace(halfNasal, "ं").replace(/ँ/g, "ं");
}
