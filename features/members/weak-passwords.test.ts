import { describe, expect, it } from "vitest";
import { password as accepted } from "#test/people.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

const site = { name: "Institute of the Path", url: "https://footpath.example" };
const person = { name: "Maria Ferreira", email: "m.ferreira@uni.example" };
const judged = (password: string) => {
  try {
    refuseWeak(site, password, person);
    return "accepted";
  } catch (error) {
    return (error as Error).message;
  }
};

describe("a password", () => {
  it.each([
    ["too common", ["password1", "Password1!", "Qwerty123!", "Welcome2026", "12345678a"]],
    ["too common", ["TRUSTNO1", "iloveyou", "correcthorsebatterystaple", "dragon99!"]],
    [
      "a repetition or a sequence",
      ["aaaaaaaa", "11111111", "🚃".repeat(9), "abababab", "abcabcabc", "xK7!xK7!"],
    ],
    [
      "a repetition or a sequence",
      ["12345678", "98765432", "abcdefgh", "HGFEDCBA", "qwertyuiop", "lkjhgfdsa"],
    ],
    [
      "the name of this site",
      ["instituteofthepath", "Institute-2026", "institute of the path", "Footpath1!"],
    ],
    [
      "your name or email",
      ["mariaferreira", "Maria Ferreira", "ferreira1987", "M.Ferreira@uni.example", "maria!!!!1"],
    ],
    ["at least 8 characters", ["", "short", "🚃🚃🚃"]],
    ["at most 128 characters", ["long ".repeat(26)]],
  ])("is refused because it is %s: %j", (reason, passwords) => {
    for (const password of passwords) expect(judged(password), password).toContain(reason);
  });

  it("is accepted if it is longer than a common password that it begins with", () => {
    const good = [
      accepted,
      "maria walks to the lighthouse",
      "password of a careful person",
      "institute42lighthouse",
      "12345678 bicycles",
    ];
    expect(good.map(judged)).toEqual(good.map(() => "accepted"));
  });
});
