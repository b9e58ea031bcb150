import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#features/members/contract.ts";
import { contextFor } from "#server/services.ts";
import { engine, openNode, type Refused, type TestSite, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { openSetup } from "./link.server.ts";

let token: string;
const site = useSite({ filled: false });
beforeEach(async () => {
  const { queries } = site.services.db;
  await site.services.limits.forget("setup", "127.0.0.1");
  await queries.deleteFrom("users").where("role", "=", "admin").execute();
  await queries.deleteFrom("settings").execute();
  await site.services.settings.reload();
  token = await openSetup(contextFor(site.services, null));
});

const admin = { name: "Ana Prior", email: "ana@quay.example", password: "nine herons upstream" };
const valid = { name: "Quay Institute", language: "pt", timeZone: "Europe/Lisbon", keepSample: true, admin };
type Finished = { token: string; user: Member };
const finish = (changes: object = {}) =>
  site.call<Finished & Refused>("POST /api/setup", { ...valid, token, ...changes });
const check = (sent: string) => site.call("POST /api/setup/check", { token: sent });
const isOpen = async () => (await site.json<{ open: boolean }>("/api/setup")).open;
const faulty = (body: Refused) => body.errors?.map(({ path }) => path);

it("GET /api/setup says whether there is no administrator yet, and nothing else", async () => {
  expect(await site.json("/api/setup")).toEqual({ open: true });
  expect((await finish()).status).toBe(201);
  expect(await site.json("/api/setup")).toEqual({ open: false });
});

describe("POST /api/setup/check", () => {
  it("accepts only the latest link", async () => {
    expect((await check(token)).body).toEqual({ name: "Institute of the Path", sample: false });
    const newer = await openSetup(contextFor(site.services, null));
    expect((await check(newer)).status).toBe(200);
    for (const wrong of [token, "", "0", newer.slice(0, -1), `${newer} `, newer.toLowerCase(), "\0", "é"]) {
      expect(await check(wrong)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect((await check("x".repeat(201))).status).toBe(400);
  });

  it("limits guesses", async () => {
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, at) => check(`guess ${at}`)));
    expect(guesses.filter(({ status }) => status === 429).length).toBe(5);
    expect(await isOpen()).toBe(true);
  });
});

describe("POST /api/setup", () => {
  it("makes the first administrator, names the institute and signs in", async () => {
    const { status, body } = await finish();
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: "Ana Prior", email: "ana@quay.example", role: "admin" });
    const signedIn = { authorization: `Bearer ${body.token}` };
    const saved = await site.call<object>("GET /api/settings", undefined, signedIn);
    const { name, language, timeZone } = valid;
    expect(saved.body).toMatchObject({ institute: { version: 1, values: { name, language, timeZone } } });
    expect(await (await site.fetch("/about")).text()).toContain("Quay Institute");
    const login = await site.call("POST /api/auth/login", admin);
    expect(login.status).toBe(200);
    const details = await site.call("GET /api/users/profile-details", undefined, signedIn);
    expect(details.body).toMatchObject({ verifiedAt: expect.any(String) });
  });

  it("works once", async () => {
    expect((await finish()).status).toBe(201);
    const again = await finish({ admin: { ...admin, email: "eve@quay.example" } });
    expect(again).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await check(token)).status).toBe(404);
  });

  it("makes one administrator of two who use the link at once, on two nodes", async () => {
    const other = await openNode(site);
    token = await openSetup(contextFor(site.services, null)); // a start has made another
    const send = (to: TestSite, email: string) =>
      to.call("POST /api/setup", { ...valid, token, admin: { ...admin, email } });
    const answers = await Promise.all([send(site, "one@quay.example"), send(other, "two@quay.example")]);
    await other.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    const { queries } = site.services.db;
    const admins = await queries.selectFrom("users").select("email").where("role", "=", "admin").execute();
    expect(admins.length).toBe(1);
  });

  it("names each faulty field, and leaves the link valid", async () => {
    const hostile = "<script>alert(1)</script>";
    const cases: [object, string[]][] = [
      [{ name: " \u200b\t " }, ["name"]],
      [{ name: "x".repeat(101) }, ["name"]],
      [{ name: " ".repeat(101) }, ["name"]],
      [{ language: hostile }, ["language"]],
      [{ timeZone: "Europe/Atlantis" }, ["timeZone"]],
      [{ keepSample: "perhaps" }, ["keepSample"]],
      [{ admin: { ...admin, name: "\u202e " } }, ["admin.name"]],
      [{ admin: { ...admin, email: "not an address" } }, ["admin.email"]],
      [{ admin: { ...admin, password: "short" } }, ["admin.password"]],
      [{ admin: { ...admin, password: "Password1!" } }, ["admin.password"]],
      [{ admin: { ...admin, password: "anaprior1" } }, ["admin.password"]],
      [{ admin: { ...admin, password: "quay institute" } }, ["admin.password"]],
      [{ admin: { ...admin, password: 12345678 } }, ["admin.password"]],
      [{ admin: undefined }, ["admin"]],
    ];
    for (const [changes, wanted] of cases) {
      const { status, body } = await finish(changes);
      expect([changes, status, faulty(body)]).toEqual([changes, 400, wanted]);
      for (const { msg } of body.errors ?? []) expect(msg).toMatch(/^[A-Z]/);
    }
    expect((await check(token)).status).toBe(200);
    const { status, body } = await finish({ name: hostile, admin: { ...admin, name: `Ana ${hostile}\0` } });
    expect([status, body.user.name]).toEqual([201, `Ana ${hostile}`]);
    expect(await (await site.fetch("/about")).text()).not.toContain(hostile);
  });

  it("rejects requests without the link", async () => {
    for (const sent of ["", "x", undefined]) {
      expect([400, 404]).toContain((await finish({ token: sent })).status);
    }
    expect(await isOpen()).toBe(true);
    expect((await site.call("POST /api/auth/login", admin)).status).toBe(401);
  });

  it("makes somebody who has signed up already the administrator, and ends their sessions", async () => {
    const email = `${engine}.early@quay.example`;
    const early = { name: "Early Bird", email, password: "somebody elses words" };
    await site.call("POST /api/users/register", early);
    const before = await site.call<{ token: string }>("POST /api/auth/login", early);
    const { status, body } = await finish({ admin: { ...admin, email: email.toUpperCase() } });
    expect([status, body.user.role, body.user.name]).toEqual([201, "admin", "Ana Prior"]);
    const bearer = { authorization: `Bearer ${before.body.token}` };
    expect((await site.call("GET /api/users/profile", undefined, bearer)).status).toBe(401);
    expect((await site.call("POST /api/auth/login", early)).status).toBe(401);
  });
});

it("GET /api/setup/sample/uses requires an administrator", async () => {
  const line = "GET /api/setup/sample/uses";
  const member = await addPerson(site, "Looks Only");
  expect((await site.call(line)).status).toBe(401);
  expect((await site.call(line, undefined, member.signedIn)).status).toBe(403);
});

it("DELETE /api/setup/sample requires an administrator", async () => {
  const member = await addPerson(site, "Reads Only");
  expect((await site.call("DELETE /api/setup/sample")).status).toBe(401);
  expect((await site.call("DELETE /api/setup/sample", undefined, member.signedIn)).status).toBe(403);
});
