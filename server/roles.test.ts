import { describe, expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import type { Endpoint } from "#core/contract.ts";
import { useSite } from "#test/harness.ts";

const site = useSite();

const everyEndpoint: [string, Endpoint][] = Object.values(contracts).flatMap((calls) =>
  Object.values(calls).map((endpoint: Endpoint): [string, Endpoint] => [endpoint.route, endpoint]),
);
const open = everyEndpoint.filter(([, { access }]) => access === "anyone");
const guarded = everyEndpoint.filter(([, { access }]) => access !== "anyone");
const removesAccounts = ([route]: [string, Endpoint]) => Number(route === "DELETE /api/setup/sample");
// The sample takes its members along when it goes, in the background.
const ofAdmins = everyEndpoint
  .filter(([, { access }]) => access === "admins")
  .toSorted((one, other) => removesAccounts(one) - removesAccounts(other));
const ofMembers = everyEndpoint.filter(([, { access }]) => access === "members");

const signIn = (email: string) => site.bearer(email);
const member = () => signIn("joaquim.rahmani@example.org");
const admin = () => signIn("admin@example.org");

/** Makes a call without anything that it needs but an id, and tells how it was answered. */
async function statusOf([line]: [string, Endpoint], headers: Record<string, string> = {}) {
  const path = line.replace(/:\w+/g, "000000000000000000000000");
  const body = line.startsWith("GET ") ? undefined : {};
  return (await site.call(path, body, headers)).status;
}

describe("access to calls", () => {
  it("covers every kind of access", () => {
    expect(open.length).toBeGreaterThan(5);
    expect(ofMembers.length).toBeGreaterThan(5);
    expect(ofAdmins.length).toBeGreaterThan(1);
  });

  it.each(open)("%s: anybody, even with an expired token", async (line, endpoint) => {
    expect([401, 403]).not.toContain(await statusOf([line, endpoint]));
    expect([401, 403]).not.toContain(await statusOf([line, endpoint], { authorization: "Bearer a.b.c" }));
  });

  it.each(guarded)("%s: requires authentication, whatever is sent", async (line, endpoint) => {
    expect(await statusOf([line, endpoint])).toBe(401);
    expect(await statusOf([line, endpoint], { authorization: "Bearer a.b.c" })).toBe(401);
  });

  it.each(ofMembers)("%s: members and admins", async (line, endpoint) => {
    expect([401, 403]).not.toContain(await statusOf([line, endpoint], await member()));
    expect([401, 403]).not.toContain(await statusOf([line, endpoint], await admin()));
  });

  it.each(ofAdmins)("%s: admins and no other member", async (line, endpoint) => {
    expect(await statusOf([line, endpoint], await member())).toBe(403);
    expect([401, 403]).not.toContain(await statusOf([line, endpoint], await admin()));
  });

  it("rejects unauthenticated requests before the body is read", async () => {
    const answer = await site.fetch("/api/users/upload-profile-image", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "this is no form",
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ code: "unauthorized", msg: "Please log in" });
  });
});
