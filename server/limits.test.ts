import { expect, it } from "vitest";
import { makeLimits, maxKeys } from "./limits.ts";

it("limits in memory forget a key with a low count that was counted long ago when there are too many", async () => {
  const { count } = makeLimits(undefined, 20);
  const login = (key: string, weight = 10) => count("login", key, weight);
  await login("tried often");
  await login("tried once", 1);
  for (let at = 2; at < maxKeys; at += 1) await login(`invented ${at}`, 2);
  await login("new");
  await expect(login("tried often")).rejects.toThrow("Too many attempts");
  await login("tried once");
  await expect(login("tried once", 1)).rejects.toThrow("Too many attempts");
});
