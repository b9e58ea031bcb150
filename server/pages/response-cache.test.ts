import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { heldCache, heldRender, page } from "#test/servers/held-cache.ts";
import { openAdmission } from "../http/admission.ts";
import { cachedOrRendered } from "./response-cache.ts";

it("does not wait behind other requests of the client that requested the page first", async () => {
  const admission = openAdmission({
    atOnce: 1,
    waitingEach: 64,
    waitingInAll: 256,
    maxWait: 1e6,
    rest: async () => {},
  });
  const cache = { cache: heldCache(), admission };
  const begun: string[] = [];
  const ask = (ip: string, path: string, render = async () => page(path)) =>
    cachedOrRendered(cache, path, { ip, raw: { headers: {} } } as FastifyRequest, () => {
      begun.push(path);
      return render();
    });
  const slow = heldRender();
  const flood = ["/1", "/2", "/3", "/wanted"].map((path) => ask("192.0.2.1", path, slow.render));
  const reader = ask("198.51.100.1", "/wanted");
  slow.finish(page("slow"));
  await Promise.all([...flood, reader]);
  expect(begun).toEqual(["/1", "/2", "/wanted", "/3"]);
});
