import { once } from "node:events";
import { request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";

const site = useSite({ filled: false });

it("a request that was open during a demotion has the new permissions", async () => {
  const admin = await addPerson(site, "Stays An Admin", { role: "admin" });
  const other = await addPerson(site, "Is Demoted", { role: "admin" });
  const body = JSON.stringify({ title: "Too late", content: "<p>Words.</p>", section: "programmes" });
  const headers = {
    ...other.signedIn,
    "content-type": "application/json",
    "content-length": body.length,
    expect: "100-continue",
  };
  const held = request(`${site.url}/api/blogs/add`, { method: "POST", headers });
  held.flushHeaders();
  await once(held, "continue"); // its head has been read
  const demoted = await site.call(`PUT /api/members/${other.id}`, { role: "member" }, admin.signedIn);
  expect(demoted.status).toBe(200);
  const answered = once(held, "response");
  held.end(body);
  const [answer] = await answered;
  expect([answer.statusCode, await json(answer)]).toEqual([
    401,
    { code: "unauthorized", msg: expect.any(String) },
  ]);
  expect(await site.json("/api/blogs/all")).toEqual([]);
});
