type ScriptFont = { family: string; script: string; name: string; letter: RegExp };

function font(family: string, script: string, letter: RegExp): ScriptFont {
  return { family, script, name: script.charAt(0).toUpperCase() + script.slice(1), letter };
}

/**
 * Fonts of scripts that the institute's fonts do not have, for what we typeset and draw ourselves. They have no italics.
 * `letter` matches what is written in the script, its punctuation too. The packages are optional.
 */
export const scriptFonts = [
  font("noto-naskh-arabic", "arabic", /\p{Script_Extensions=Arabic}/u),
  font("noto-serif-hebrew", "hebrew", /\p{Script_Extensions=Hebrew}/u),
  font("noto-serif-devanagari", "devanagari", /\p{Script_Extensions=Devanagari}/u),
  font("noto-serif-bengali", "bengali", /\p{Script_Extensions=Bengali}/u),
  font("noto-serif-gujarati", "gujarati", /\p{Script_Extensions=Gujarati}/u),
  font("noto-serif-gurmukhi", "gurmukhi", /\p{Script_Extensions=Gurmukhi}/u),
  font("noto-serif-kannada", "kannada", /\p{Script_Extensions=Kannada}/u),
  font("noto-serif-malayalam", "malayalam", /\p{Script_Extensions=Malayalam}/u),
  font("noto-serif-tamil", "tamil", /\p{Script_Extensions=Tamil}/u),
  font("noto-serif-telugu", "telugu", /\p{Script_Extensions=Telugu}/u),
  font("noto-serif-sinhala", "sinhala", /\p{Script_Extensions=Sinhala}/u),
  font("noto-serif-thai", "thai", /\p{Script_Extensions=Thai}/u),
  font("noto-serif-lao", "lao", /\p{Script_Extensions=Lao}/u),
  font("noto-serif-khmer", "khmer", /\p{Script_Extensions=Khmer}/u),
  font("noto-serif-armenian", "armenian", /\p{Script_Extensions=Armenian}/u),
  font("noto-serif-georgian", "georgian", /\p{Script_Extensions=Georgian}/u),
  font("noto-serif-ethiopic", "ethiopic", /\p{Script_Extensions=Ethiopic}/u),
];
