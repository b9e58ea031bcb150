import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newId } from "#core/ids.ts";
import { decoded, emailsIn, tokensTo } from "#test/formats/emails.ts";
import { useSite } from "#test/harness.ts";
import { addPerson, inTurns, type Person, password } from "#test/people.ts";
import { updateUser } from "./store.server.ts";

const site = useSite({ env: { TRUST_PROXY: "on" } });

const opened = "2026-03-10T09:00:00.000Z";
const fresh = "a quite different one";
const answer = { msg: "If this address has an account, an email with a link is on its way." };
let visitors = 0;
/** Everybody asks from a place of their own: what one place may ask is limited too. */
const post = (line: string, body: object) => {
  visitors += 1;
  return site.call(line, body, { "x-forwarded-for": `203.0.113.${visitors}` });
};
const forgot = (email: string) => post("POST /api/auth/forgot-password", { email });
const reset = (token: string, word = fresh) =>
  post("POST /api/auth/reset-password", { token, password: word });
const login = async (email: string, word: string) =>
  (await site.call("POST /api/auth/login", { email, password: word })).status;
const profile = async (headers: Record<string, string>) =>
  (await site.call("GET /api/users/profile", undefined, headers)).status;

/** Asks for a link and takes the token out of the email. */
async function tokenFor({ email }: Person): Promise<string> {
  const tokens = () => tokensTo(site.place.folder, email, "reset-password");
  await site.services.emails.idle();
  const before = tokens().length;
  expect(await forgot(email)).toMatchObject({ status: 202, body: answer });
  await expect.poll(() => tokens().length).toBe(before + 1);
  return tokens().at(-1) ?? "";
}

describe("POST /api/auth/forgot-password", () => {
  it("answers the same to everybody, and sends emails only to active accounts", async () => {
    const { email } = await addPerson(site, "Has Forgotten", { withPassword: true });
    const disabled = await addPerson(site, "Was Disabled");
    await updateUser(site.services.db.queries, disabled.id, { disabledAt: opened });
    const requested = [
      "nobody@example.org",
      disabled.email,
      "",
      "\0",
      "not an address",
      `${email}\r\nBcc: everybody@example.org`,
      `${email}, everybody@example.org`,
      "x".repeat(1000),
      email.toUpperCase(),
    ];
    for (const address of requested) {
      const { status, headers, body } = await forgot(address);
      expect({ status, body }, address).toEqual({ status: 202, body: answer });
      expect(headers.get("content-length")).toBe(String(JSON.stringify(answer).length));
    }
    await expect.poll(() => emailsIn(site.place.folder).map(({ to }) => to)).toEqual([email]);
  });

  it("writes a valid email that other users of the machine cannot read", async () => {
    const person = await addPerson(site, "Reads Letters");
    const token = await tokenFor(person);
    const letter = emailsIn(site.place.folder).find(({ to }) => to === person.email)?.raw ?? "";
    expect(letter).toMatch(/^From: Institute of the Path <no-reply@localhost>\r$/m);
    expect(letter).toMatch(/^Subject: A new password for Institute of the Path\r$/m);
    expect(letter.match(/^(To|Cc|Bcc):/gim)).toEqual(["To:"]);
    expect(decoded(letter)).toContain(`\n${site.url}/reset-password#${token}\n`);
    expect(Buffer.from(token, "base64url").length).toBe(32);
    for (const file of globSync(join(site.place.folder, "outbox", "*")))
      expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("stores only the token's hash", async () => {
    const token = await tokenFor(await addPerson(site, "Keeps Secrets"));
    const rows = await site.services.db.queries.selectFrom("resetTokens").selectAll().execute();
    expect(rows.map(({ hash }) => hash)).toContain(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is limited to thirty an hour per network", async () => {
    const line = "POST /api/auth/forgot-password";
    const answers = await inTurns(Array.from({ length: 33 }), 5, () => site.call(line, { email: newId() }));
    expect(answers.filter(({ status }) => status === 429).length).toBe(3);
  });

  it("is limited to five an hour per address, known or not", async () => {
    const { email } = await addPerson(site, "Asks Often");
    for (const address of [email, "nobody.asks@example.org"]) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => forgot(address)));
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
    }
  });
});

describe("POST /api/auth/reset-password", () => {
  it("sets the new password once, and ends every session", async () => {
    const person = await addPerson(site, "Starts Anew", { withPassword: true });
    const token = await tokenFor(person);
    expect(await profile(person.signedIn)).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(await profile(person.signedIn)).toBe(401);
    expect([await login(person.email, password), await login(person.email, fresh)]).toEqual([401, 200]);
    expect(await reset(token, "and yet another")).toMatchObject({
      status: 400,
      body: { msg: "This link is no longer valid. Please ask for a new one." },
    });
    expect(await login(person.email, fresh)).toBe(200);
  });

  it("accepts one of two simultaneous requests", async () => {
    const token = await tokenFor(await addPerson(site, "Clicks Twice"));
    const answers = await Promise.all([reset(token, "the first of two"), reset(token, "the second of two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("expires after thirty minutes", async () => {
    const person = await addPerson(site, "Comes Late");
    const tokens = [await tokenFor(person), await tokenFor(person)];
    site.clock.set("2026-03-10T09:30:00.000Z");
    expect((await reset(tokens[0] ?? "")).status).toBe(400);
    site.clock.set("2026-03-10T09:29:59.999Z");
    expect((await reset(tokens[1] ?? "")).status).toBe(200);
    site.clock.set(opened);
  });

  it("rejects older links after the password was changed", async () => {
    const person = await addPerson(site, "Asked Twice", { withPassword: true });
    const tokens = [await tokenFor(person), await tokenFor(person), await tokenFor(person)];
    expect((await reset(tokens[1] ?? "")).status).toBe(200);
    expect((await reset(tokens[0] ?? "")).status).toBe(400);
    const body = { currentPassword: fresh, password };
    const later = await tokenFor(person);
    const headers = await site.bearer(person.email);
    expect((await site.call("POST /api/auth/change-password", body, headers)).status).toBe(200);
    expect((await reset(later)).status).toBe(400);
    expect(await login(person.email, password)).toBe(200);
  });

  it("rejects a weak password, and the link stays valid", async () => {
    const token = await tokenFor(await addPerson(site, "Is Corrected"));
    expect(await reset(token, "password1")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "password" }] },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it("rejects malformed tokens", async () => {
    const [row] = await site.services.db.queries.selectFrom("resetTokens").select("hash").execute();
    for (const token of ["", "x", "\0", "a".repeat(43), row?.hash ?? "", "a".repeat(201)]) {
      expect((await reset(token)).status, token).toBe(400);
    }
  });
});
