import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { openNode, type TestSite, useSite } from "#test/harness.ts";
import { addPerson, password, usePerson } from "#test/people.ts";
import type { Member } from "./contract.ts";
import { updateUser } from "./store.server.ts";

let token: string;
const site = useSite();
const person = usePerson(site, "Token Holder", { withPassword: true });
beforeAll(async () => {
  token = tokenOf(person.signedIn);
});

const opened = "2026-03-10T09:00:00.000Z";
const tokenOf = ({ authorization }: { authorization: string }) => authorization.replace("Bearer ", "");
const ask = (authorization?: string, path = "/api/users/profile") =>
  site.call<Member>(`GET ${path}`, undefined, authorization === undefined ? {} : { authorization });
const statusWith = async (jwt: string) => (await ask(`Bearer ${jwt}`)).status;
const encoded = (part: object | string) =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");

/** The good token's claims, changed, and signed with the site's key or another. */
function forged(claims: object, { alg = "HS256", key = site.services.signingKeys[0] } = {}): Promise<string> {
  return new SignJWT({ ...decodeJwt(token), ...claims }).setProtectedHeader({ alg }).sign(key);
}

describe("GET /api/users/profile", () => {
  it("returns the member of the token", async () => {
    const { status, headers, body } = await ask(person.signedIn.authorization);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: person.id, name: "Token Holder", role: "member" });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("reads only the ids of member and session from the token", async () => {
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256" });
    const { exp = 0, iat = 0, ...rest } = decodeJwt(token);
    expect(rest).toEqual({ user: { id: person.id }, jti: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(exp - iat).toBe(7 * 24 * 3600);
    expect(await statusWith(await forged({ role: "admin", user: { id: person.id, role: "admin" } }))).toBe(
      200,
    );
    const admin = await forged({ user: { id: person.id, role: "admin" } });
    expect((await ask(`Bearer ${admin}`, "/api/members")).status).toBe(403);
  });

  it("rejects requests without a bearer token", async () => {
    const { email } = person;
    const basic = `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`;
    for (const authorization of [undefined, basic, token, "Bearer", "Bearer ", "Bearer null", "Bearer  x"]) {
      const { status, body, headers } = await ask(authorization);
      expect(status, authorization).toBe(401);
      expect(body).toEqual({ code: "unauthorized", msg: expect.stringMatching(/^Please log in/) });
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
    for (const cookie of [`token=${token}`, `authorization=Bearer ${token}`, `session=${token}`]) {
      expect((await site.fetch("/api/users/profile", { headers: { cookie } })).status).toBe(401);
    }
    for (const name of ["token", "access_token", "authorization"]) {
      expect((await ask(undefined, `/api/users/profile?${name}=${token}`)).status).toBe(401);
    }
    expect((await site.fetch("/api/users/profile", { headers: { "x-auth-token": token } })).status).toBe(401);
  });

  it.each([
    ["dots", "..."],
    ["two parts", "a.b"],
    ["four parts", "a.b.c.d"],
    ["five parts, as an encrypted one has", "a.b.c.d.e"],
    ["JSON that is none", `${encoded("{")}.${encoded("{")}.${encoded("x")}`],
    ["JSON that is no object", `${encoded("[]")}.${encoded("null")}.${encoded("x")}`],
    ["long garbage", "a".repeat(8000)],
    ["many dashes", `${"-".repeat(4000)}.${"_".repeat(4000)}.!`],
  ])("refuses garbage: %s", async (_, garbage) => {
    expect(await statusWith(garbage)).toBe(401);
  });

  it("rejects unsigned tokens", async () => {
    const [, payload = "", signature = ""] = token.split(".");
    for (const alg of ["none", "None", "NONE", "nOnE", ""]) {
      const header = encoded({ alg, typ: "JWT" });
      expect(await statusWith(`${header}.${payload}.`), alg).toBe(401);
      expect(await statusWith(`${header}.${payload}.${signature}`), alg).toBe(401);
    }
  });

  it("rejects other algorithms, even with the right key", async () => {
    const key = site.services.signingKeys[0].map((byte, at) => (at === 0 ? byte ^ 1 : byte));
    expect(await statusWith(await forged({}, { alg: "HS512", key: site.services.signingKeys[0] }))).toBe(401);
    expect(await statusWith(await forged({}, { alg: "HS384", key: site.services.signingKeys[0] }))).toBe(401);
    expect(await statusWith(await forged({}, { key }))).toBe(401);
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const asymmetric = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "RS256" });
    expect(await statusWith(await asymmetric.sign(privateKey))).toBe(401);
    const jwk = publicKey.export({ format: "jwk" });
    const brought = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "RS256", jwk });
    expect(await statusWith(await brought.sign(privateKey))).toBe(401);
    const relabelled = token.replace(/^[^.]+/, encoded({ alg: "RS256" }));
    expect(await statusWith(relabelled)).toBe(401);
  });

  it("rejects truncated and changed tokens", async () => {
    const [header, payload = "", signature = ""] = token.split(".");
    expect(await statusWith(token.slice(0, -1))).toBe(401);
    expect(await statusWith(token.slice(0, -20))).toBe(401);
    expect(await statusWith(`${token}A`)).toBe(401);
    const claims = { ...decodeJwt(token), user: { id: "000000000000000000000000" } };
    expect(await statusWith(`${header}.${encoded(claims)}.${signature}`)).toBe(401);
    expect(await statusWith(`${header}.${payload}.${Buffer.alloc(32).toString("base64url")}`)).toBe(401);
  });

  it("rejects signed tokens without a session", async () => {
    const other = await addPerson(site, "Somebody Else");
    const { jti } = decodeJwt(tokenOf(other.signedIn));
    const claims: Record<string, object> = {
      "the session of somebody else": { jti },
      "somebody else in this session": { user: { id: other.id } },
      "a session that never was": { jti: "000000000000000000000000" },
      "no session": { jti: undefined },
      "an empty session": { jti: "" },
      "no end": { exp: undefined },
      "an end as text": { exp: "4102444800" },
      nobody: { user: undefined },
      "an id that is an object": { user: { id: { $ne: null } } },
      "a start in the future": { nbf: 4_102_444_800 },
    };
    for (const [what, changed] of Object.entries(claims)) {
      expect(await statusWith(await forged(changed)), what).toBe(401);
    }
  });

  it("rejects tokens after seven days, even if they claim more", async () => {
    const longer = await forged({ exp: 4_102_444_800 });
    const end = Date.parse(opened) + 7 * 24 * 3600 * 1000;
    site.clock.set(new Date(end - 1000).toISOString());
    expect([await statusWith(token), await statusWith(longer)]).toEqual([200, 200]);
    site.clock.set(new Date(end).toISOString());
    expect([await statusWith(token), await statusWith(longer)]).toEqual([401, 401]);
    site.clock.set(opened);
    expect(await statusWith(token)).toBe(200);
  });

  it("rejects tokens of disabled and deleted members", async () => {
    const { queries } = site.services.db;
    const { id, signedIn } = await addPerson(site, "Soon Gone", { withPassword: true });
    await updateUser(queries, id, { disabledAt: opened });
    expect((await ask(signedIn.authorization)).status).toBe(401);
    await updateUser(queries, id, { disabledAt: null });
    expect((await ask(signedIn.authorization)).status).toBe(200);
    const answer = await site.call(
      "POST /api/users/delete-account",
      { password, comments: "keep" },
      signedIn,
    );
    expect(answer.status).toBe(200);
    expect((await ask(signedIn.authorization)).status).toBe(401);
  });

  it("is accepted and revoked on a second node", async () => {
    // An embedded database has one process; there the second node is the same one.
    const second = await openNode(site, secretOf(site));
    const { signedIn } = await addPerson(site, "Two Nodes");
    const there = async () => (await second.call("GET /api/users/profile", undefined, signedIn)).status;
    expect(await there()).toBe(200);
    await site.call("POST /api/auth/logout", undefined, signedIn);
    expect(await there()).toBe(401);
    await second.close();
  });
});

/** Several nodes are given one key, as the start in production demands. */
function secretOf({ services }: TestSite): Record<string, string> {
  return { JWT_SECRET: new TextDecoder().decode(services.signingKeys[0]) };
}
