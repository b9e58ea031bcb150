import { readFileSync } from "node:fs";
import type { Site } from "#core/context.ts";
import { fieldError } from "#core/errors.ts";
import { m } from "#messages";
import { isMadeOf, isPattern, lengthOf, maxLength, shortest } from "./password-rules.ts";

const maxAppended = 4; // characters

type Named = Pick<Site, "name" | "url">;
type Person = { name: string; email: string | null };

export function refuseWeak(site: Named, password: string, person: Person): void {
  const msg = weaknessOf(site, password, person);
  if (msg) throw fieldError("password", msg);
}

/** A sentence; undefined if the password is good enough. */
export function weaknessOf(site: Named, password: string, person: Person): string | undefined {
  const characters = lengthOf(password);
  if (characters < shortest) return m.members.passwordShort({ count: shortest });
  if (characters > maxLength) return m.members.passwordLong({ count: maxLength });
  if (isPattern(password)) return m.members.passwordPattern();
  if (isMadeOf(password, person.name, person.email ?? "")) {
    return m.members.passwordPersonal();
  }
  if (isMadeOf(password, site.name, new URL(site.url).hostname)) {
    return m.members.passwordSite();
  }
  if (isCommon(password.toLowerCase())) return m.members.passwordCommon();
  return undefined;
}

let list: string | undefined;

/** True also if it is common without up to four digits and signs at its end. */
function isCommon(password: string): boolean {
  // One string: a set of so many words takes ten times the memory.
  list ??= `\n${readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")}`;
  const bare = password.replace(new RegExp(`[^\\p{L}]{1,${maxAppended}}$`, "u"), "");
  return [password, bare].some((word) => !word.includes("\n") && list?.includes(`\n${word}\n`));
}
