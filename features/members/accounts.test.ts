import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import type { Member } from "./contract.ts";
import { findUserByEmail, updateUser } from "./store.server.ts";

const site = useSite({ env: { SIGNUPS_PER_HOUR: "1000" } });

type SignedIn = { token: string; user: Member };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const register = (body: object) => site.call<{ user: Member }>("POST /api/users/register", body);
const login = (email: string, word = password) =>
  site.call<SignedIn>("POST /api/auth/login", { email, password: word });
const profile = (headers: Record<string, string>) =>
  site.call<Member>("GET /api/users/profile", undefined, headers);
const kept = (email: string) => findUserByEmail(site.services.db.queries, email);

/** Returns so many emoji in a row, all of them different. */
const vehicles = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x1f600 + at));

describe("POST /api/users/register", () => {
  it("creates a member without a session", async () => {
    const email = "Ama.Boateng@Example.org";
    const { status, body } = await register({ name: "  Ama Boateng ", email, password });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("token");
    expect(body.user).toMatchObject({ name: "Ama Boateng", email, role: "member", avatar: null, bio: "" });
    expect(JSON.stringify(body)).not.toContain("argon2");
    expect((await kept("ama.boateng@example.org"))?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=65536,t=2,p=1\$/,
    );
  });

  it("rejects a taken address, in any case", async () => {
    await register({ name: "First", email: "first@example.org", password });
    for (const email of ["first@example.org", "FIRST@example.ORG", "ADMIN@example.org"]) {
      const { status, body } = await register({ name: "Second", email, password });
      expect(status, email).toBe(409);
      expect(body).toMatchObject({ errors: [{ path: "email" }] });
    }
    expect((await kept("first@example.org"))?.name).toBe("First");
  });

  it("accepts one of several simultaneous requests", async () => {
    const emails = ["same@example.org", "Same@example.org", "SAME@EXAMPLE.ORG"];
    const answers = await Promise.all(emails.map((email) => register({ name: "Same", email, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ["name", { name: "" }],
    ["name", { name: " \n\t" }],
    ["name", { name: "\0" }],
    ["name", { name: "n".repeat(201) }],
    ["name", { name: { $ne: "" } }],
    ["email", { email: "nobody" }],
    ["email", { email: "a@b" }],
    ["email", { email: "one@example.org,two@example.org" }],
    ["email", { email: "x@example.org\r\nBcc: everybody@example.org" }],
    ["email", { email: `${"a".repeat(250)}@example.org` }],
    ["email", { email: ["a@example.org"] }],
    ["password", { password: "1234567" }],
    ["password", { password: "12345678" }],
    ["password", { password: "CorrectHorseBatteryStaple" }],
    ["password", { password: "p".repeat(129) }],
    ["password", { password: "somebody@example.org" }],
    ["password", { password: "Maria Ferreira" }],
    ["password", { password: 12_345_678 }],
    ["password", { password: undefined }],
  ])("refuses a faulty %s: %j", async (path, fault) => {
    const whole = { name: "Maria Ferreira", email: "somebody@example.org", password };
    const { status, body } = await register({ ...whole, ...fault });
    expect(status).toBe(400);
    expect(body).toMatchObject({ msg: expect.any(String), errors: [{ path }] });
    expect(await kept("somebody@example.org")).toBeUndefined();
  });

  it("drops fields that cannot be set", async () => {
    const { status, body } = await register({
      name: "Grasping",
      email: "grasping@example.org",
      password,
      role: "admin",
      _id: "000000000000000000000001",
      id: "000000000000000000000001",
      date: "2001-01-01T00:00:00.000Z",
      joinedAt: "2001-01-01T00:00:00.000Z",
      emailKey: "admin@example.org",
      passwordHash: "",
    });
    expect(status).toBe(201);
    const row = await kept("grasping@example.org");
    expect(row).toMatchObject({ id: body.user._id, role: "member", joinedAt: "2026-03-10T09:00:00.000Z" });
    expect(row?.id).not.toBe("000000000000000000000001");
  });

  it.each([
    ["of any characters", " Ünïcödé \0 ‮ пароль "],
    ["of 128 characters that take two units each", vehicles(128)],
  ])("takes a password %s, and it signs in as it is", async (what, word) => {
    const email = `${what.replaceAll(" ", ".")}@example.org`;
    expect((await register({ name: "Any", email, password: word })).status).toBe(201);
    expect((await login(email, word)).status).toBe(200);
    expect((await login(email, word.trim().slice(0, -2))).status).toBe(401);
  });
});

describe("POST /api/auth/login", () => {
  it("returns a token and the member without secrets", async () => {
    const { id, email } = await addPerson(site, "Signs In", { withPassword: true });
    const { status, headers, body } = await login(` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["token", "user"]);
    expect(body.user).toEqual((await profile(bearer(body.token))).body);
    expect(body.user._id).toBe(id);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("gives the same answer for a wrong password, an unknown address, a disabled member and one without a password", async () => {
    const { email } = await addPerson(site, "Has Password", { withPassword: true });
    const disabled = await addPerson(site, "Was Disabled", { withPassword: true });
    await updateUser(site.services.db.queries, disabled.id, { disabledAt: "2026-03-01T00:00:00.000Z" });
    const answers = [
      await login(email, "not the password"),
      await login("nobody@example.org"),
      await login(disabled.email),
      await login("nasrin.oyelaran@example.org"),
      await login("nobody\0@example.org"),
      await login("' or 1=1 --"),
      await login("%"),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ code: "unauthorized", msg: "Invalid email or password" });
      expect(headers.get("content-length")).toBe(answers[0]?.headers.get("content-length"));
    }
  });

  it("does not accept the placeholder hash as a password", async () => {
    expect((await login("nobody@example.org", "the password of nobody")).status).toBe(401);
    expect((await login("nasrin.oyelaran@example.org", "the password of nobody")).status).toBe(401);
  });

  it("rejects an enormous password without hashing", async () => {
    expect((await login("admin@example.org", "p".repeat(60 * 1024))).status).toBe(400);
    expect((await login("admin@example.org", "p".repeat(1024 * 1024))).status).toBe(413);
  });

  it("works with an expired token", async () => {
    const { email } = await addPerson(site, "Stale Token", { withPassword: true });
    const answer = await site.call("POST /api/auth/login", { email, password }, bearer("a.b.c"));
    expect(answer.status).toBe(200);
  });
});

it("POST /api/auth/logout ends only the session of the token", async () => {
  const one = await site.bearer("joaquim.rahmani@example.org");
  const other = await site.bearer("joaquim.rahmani@example.org");
  const answer = await site.call("POST /api/auth/logout", undefined, one);
  expect(answer).toMatchObject({ status: 200, body: { msg: "Logged out" } });
  expect((await profile(one)).status).toBe(401);
  expect((await profile(other)).status).toBe(200);
  expect((await site.call("POST /api/auth/logout", undefined, one)).status).toBe(401);
});

it("POST /api/auth/logout-everywhere ends every session of this member only", async () => {
  const email = "rokeya.haldar@example.org";
  const mine = [await site.bearer(email), await site.bearer(email)];
  const somebody = await site.bearer("joaquim.rahmani@example.org");
  expect((await site.call("POST /api/auth/logout-everywhere", undefined, mine[0])).status).toBe(200);
  for (const headers of mine) expect((await profile(headers)).status).toBe(401);
  expect((await profile(somebody)).status).toBe(200);
});

describe("POST /api/auth/change-password", () => {
  const fresh = "a quite different one";

  it("ends every session and returns a new token", async () => {
    const { email, signedIn } = await addPerson(site, "Changes It", { withPassword: true });
    const elsewhere = bearer((await login(email)).body.token);
    const body = { currentPassword: password, password: fresh };
    const answer = await site.call<{ token: string }>("POST /api/auth/change-password", body, signedIn);
    expect(answer.status).toBe(200);
    expect((await profile(signedIn)).status).toBe(401);
    expect((await profile(elsewhere)).status).toBe(401);
    expect((await profile(bearer(answer.body.token))).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, fresh)).status).toBe(200);
  });

  it("rejects a wrong current or weak new password without a change", async () => {
    const { email, signedIn } = await addPerson(site, "Keeps It", { withPassword: true });
    const change = (body: object) => site.call("POST /api/auth/change-password", body, signedIn);
    expect(await change({ currentPassword: "a guess at it", password: fresh })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "currentPassword" }] },
    });
    expect(await change({ currentPassword: password, password: "password1" })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "password" }] },
    });
    expect((await profile(signedIn)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });
});

it("roles are read from the database, so a change applies to existing tokens", async () => {
  const { id, signedIn } = await addPerson(site, "Goes Up And Down");
  const list = async () => (await site.call("GET /api/members", undefined, signedIn)).status;
  expect(await list()).toBe(403);
  await updateUser(site.services.db.queries, id, { role: "admin" });
  expect(await list()).toBe(200);
  await updateUser(site.services.db.queries, id, { role: "member" });
  expect(await list()).toBe(403);
});
