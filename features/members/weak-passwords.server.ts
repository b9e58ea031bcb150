import { readFileSync } from "node:fs";
import type { Site } from "#core/context.ts";
import { AppError } from "#core/errors.ts";

const shortest = 8;
const longest = 128;
const mostAppended = 4; // characters
/** Keyboard rows and alphabets. A password must not be part of one, in either direction. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm"];
const patterns = rows.flatMap((row) => [row, [...row].reverse().join("")]);

export function refuseWeak(
  site: Pick<Site, "name" | "url">,
  password: string,
  person: { name: string; email: string | null },
): void {
  const msg = weaknessOf(site, password, person);
  if (msg) throw new AppError("bad_request", msg, { errors: [{ path: "password", msg }] });
}

/** A sentence without its full stop; undefined if the password is good enough. */
export function weaknessOf(
  site: Pick<Site, "name" | "url">,
  password: string,
  person: { name: string; email: string | null },
): string | undefined {
  const characters = [...password].length;
  if (characters < shortest) return `The password must have at least ${shortest} characters`;
  if (characters > longest) return `The password must have at most ${longest} characters`;
  const plain = password.toLowerCase();
  if (/^(.{1,4}?)\1+$/su.test(plain) || patterns.some((pattern) => pattern.includes(plain))) {
    return "This password is a repetition or a sequence. Please choose another";
  }
  if (isMadeOf(plain, person.name, person.email ?? "")) {
    return "This password is based on your name or email address. Please choose another";
  }
  if (isMadeOf(plain, site.name, new URL(site.url).hostname)) {
    return "This password is based on the name of this site. Please choose another";
  }
  if (isCommon(plain)) return "This password is too common. Please choose another";
  return undefined;
}

/** True for one of the texts, or a word of one, with only digits and signs added. */
function isMadeOf(password: string, ...texts: string[]): boolean {
  const letters = lettersOf(password);
  const words = texts.flatMap((text) => [
    text,
    text.split("@", 1)[0] ?? "",
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return words.some((word) => {
    const plain = word.toLowerCase();
    return plain === password || (lettersOf(plain).length >= 3 && lettersOf(plain) === letters);
  });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

let list: string | undefined;

/** Also without up to four digits and signs at its end. */
function isCommon(password: string): boolean {
  // One string: a set of so many words takes ten times the memory.
  list ??= `\n${readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")}`;
  const bare = password.replace(new RegExp(`[^\\p{L}]{1,${mostAppended}}$`, "u"), "");
  return [password, bare].some((word) => !word.includes("\n") && list?.includes(`\n${word}\n`));
}
