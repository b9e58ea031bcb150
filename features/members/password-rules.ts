/** Password rules that a form can check while typing. The server also rejects common passwords. */

export const shortest = 8;
export const maxLength = 128;

/** Keyboard rows and alphabets. A password must not be part of one, in either direction. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm"];
const patterns = rows.flatMap((row) => [row, [...row].reverse().join("")]);

export function lengthOf(password: string): number {
  return [...password].length;
}

/** True for a repetition or a sequence. */
export function isPattern(password: string): boolean {
  const plain = password.toLowerCase();
  return /^(.{1,4}?)\1+$/su.test(plain) || patterns.some((pattern) => pattern.includes(plain));
}

/** True for one of the texts or its words with only digits and symbols added. */
export function isMadeOf(password: string, ...texts: string[]): boolean {
  const plain = password.toLowerCase();
  const letters = lettersOf(plain);
  const words = texts.flatMap((text) => [
    text,
    text.split("@", 1)[0] ?? "",
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return words.some((text) => {
    const word = text.toLowerCase();
    return word === plain || (lettersOf(word).length >= 3 && lettersOf(word) === letters);
  });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}
