import { describe, expect, it } from "vitest";
import { makeLimits, mostKeys } from "./limits.ts";

describe("limits in memory", () => {
  it("forget the key counted longest ago when there are too many", async () => {
    const { count } = makeLimits(undefined, 20);
    const login = (key: string) => count("login", key, 10);
    await login("old");
    await login("often");
    for (let at = 2; at < mostKeys; at += 1) await count("login", `invented ${at}`);
    await expect(login("often")).rejects.toThrow("Too many attempts");
    await login("new");
    await expect(login("often")).rejects.toThrow("Too many attempts");
    await login("old");
  });
});
