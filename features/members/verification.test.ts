import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { tokensTo } from "#test/formats/emails.ts";
import { useSite } from "#test/harness.ts";
import { addPerson, inTurns, password } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import { findUserByEmail, updateUser } from "./store.server.ts";
import { addToken } from "./tokens.store.server.ts";

const sha256 = (text: string) => hash("sha256", text);
const opened = "2026-03-10T09:00:00.000Z";

const site = useSite({ env: { TRUST_PROXY: "on", SIGNUPS_PER_HOUR: "1000" } });

let places = 0;
const post = (line: string, body: object, headers = {}) => {
  places += 1;
  return site.call<{ msg: string }>(line, body, { "x-forwarded-for": `203.0.113.${places}`, ...headers });
};
const verify = async (token: string) => (await post("POST /api/auth/verify-email", { token })).status;
const verifiedAt = async (email: string) =>
  (await findUserByEmail(site.services.db.queries, email))?.verifiedAt;

/** The tokens of links that verify an address, in the order in which they were sent. */
async function tokensFor(email: string, count: number): Promise<string[]> {
  const tokens = () => tokensTo(site.place.folder, email, "verify-email");
  await expect.poll(() => tokens().length).toBe(count);
  return tokens();
}

async function signUp(email: string): Promise<string> {
  const account = { name: "Signs Up", email, password };
  expect((await post("POST /api/users/register", account)).status).toBe(201);
  const [token = ""] = await tokensFor(email, 1);
  return token;
}

describe("POST /api/auth/verify-email", () => {
  it("verifies the address of a new member with the link that was sent, once", async () => {
    const email = "signs.up@example.org";
    const token = await signUp(email);
    expect(await verifiedAt(email)).toBeNull();
    expect((await post("POST /api/auth/login", { email, password })).status).toBe(200); // needs no proof
    expect(await verify(token)).toBe(200);
    expect(await verifiedAt(email)).toBe(opened);
    expect(await verify(token)).toBe(400);
  });

  it("accepts the link for 24 hours, and stores only its hash", async () => {
    const email = "comes.late@example.org";
    const token = await signUp(email);
    const rows = await site.services.db.queries.selectFrom("verificationTokens").selectAll().execute();
    expect(rows.map(({ hash }) => hash)).toContain(sha256(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    site.clock.set("2026-03-11T09:00:00.000Z");
    expect(await verify(token)).toBe(400);
    site.clock.set(opened);
    expect(await verify(token)).toBe(200);
  });

  it("refuses malformed tokens, tokens for a password, and the link of a disabled account", async () => {
    const email = "is.disabled@example.org";
    const token = await signUp(email);
    const user = await findUserByEmail(site.services.db.queries, email);
    const reset = await addToken({ now: opened }, site.services.db.queries, "resetTokens", user?.id ?? "");
    for (const wrong of ["", "x", "\0", reset, sha256(token)]) expect(await verify(wrong)).toBe(400);
    await updateUser(site.services.db.queries, user?.id ?? "", { disabledAt: opened });
    expect(await verify(token)).toBe(400);
    expect(await verifiedAt(email)).toBeNull();
  });

  it("is not needed after a new password was set with a link in an email", async () => {
    const email = "resets.first@example.org";
    const token = await signUp(email);
    const user = await findUserByEmail(site.services.db.queries, email);
    const reset = await addToken({ now: opened }, site.services.db.queries, "resetTokens", user?.id ?? "");
    const body = { token: reset, password: "a quite different one" };
    expect((await post("POST /api/auth/reset-password", body)).status).toBe(200);
    expect(await verifiedAt(email)).toBe(opened);
    expect(await verify(token)).toBe(400);
  });
});

it("where only certain addresses may sign up nobody comments or likes before the address is verified", async () => {
  const admin = await site.bearer();
  await changeSettings(site, admin, "accounts", { signups: "domains", domains: ["institute.example"] });
  const email = "director@institute.example";
  const token = await signUp(email);
  const signedIn = await site.bearer(email);
  const [{ _id }] = await site.json<[{ _id: string }]>("/api/blogs/all");
  const comment = () => post(`POST /api/blogs/comment/${_id}`, { text: "As I said." }, signedIn);
  const like = () => post(`PUT /api/blogs/like/${_id}`, {}, signedIn);
  for (const answer of [await comment(), await like()]) {
    expect(answer).toMatchObject({
      status: 403,
      body: { code: "unverified", msg: expect.stringContaining("Please verify your email address first") },
    });
  }
  expect(await verify(token)).toBe(200);
  expect([(await comment()).status, (await like()).status]).toEqual([200, 200]);
  await changeSettings(site, admin, "accounts", { signups: "open", domains: [] });
});

describe("POST /api/users/send-verification", () => {
  const resend = (headers: object) => post("POST /api/users/send-verification", {}, headers);

  it("sends another link, five times an hour; all of them are valid until one is used", async () => {
    const email = "asks.again@example.org";
    await signUp(email);
    await site.services.emails.idle();
    const signedIn = await site.bearer(email);
    const answers = await inTurns([1, 2, 3, 4, 5, 6], 1, async () => {
      const answer = await resend(signedIn);
      await site.services.emails.idle(); // one that waits is not sent twice
      return answer;
    });
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    const tokens = await tokensFor(email, 6);
    expect(await verify(tokens[3] ?? "")).toBe(200);
    expect(await inTurns(tokens, 1, verify)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it("sends nothing to an address that is verified", async () => {
    const { email, signedIn } = await addPerson(site, "Is Verified");
    expect(await resend(signedIn)).toMatchObject({
      status: 202,
      body: { msg: "Your email address is already verified." },
    });
    await tokensFor(email, 0);
  });
});
