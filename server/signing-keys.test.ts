import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAttempt, rememberPlace } from "#features/members/login-attempts.server.ts";
import { addEvent, addGuests, guestOf } from "#test/content/guests.ts";
import { itOnce, makePlace, openSite, type Place, type SignedIn, type TestSite } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { blob, sendForm, someVideo } from "#test/uploads.ts";
import { addSecret, secretsIn } from "./signing-keys.ts";

const [older, newer] = ["older, and ".repeat(8).trim(), "newer-".repeat(8)];
const email = "ada@example.org";

let place: Place;
beforeAll(async () => {
  place = await makePlace(false);
});
afterAll(() => place.remove());

/** Opens the same site again with other secrets. */
async function withSecret<Result>(
  secret: string,
  work: (site: TestSite) => Promise<Result>,
): Promise<Result> {
  const admin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: "a walk by the river" };
  const site = await openSite({ beside: { place }, env: { ...admin, JWT_SECRET: secret } });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

type Signed = { signedIn: SignedIn; file: string; guest: string };

/** A session, the address of a video of a draft, and the link of a guest. */
async function sign(site: TestSite): Promise<Signed> {
  const signedIn = await site.bearer(email);
  const sent = await sendForm<{ _id: string; url: string }>(
    site,
    "POST /api/media",
    { file: blob(someVideo()) },
    signedIn,
  );
  const draft = { title: "Draft", content: `<p><a href="${sent.body.url}">Video</a></p>`, status: "draft" };
  await site.call("POST /api/blogs/add", { ...draft, section: "programmes" }, signedIn);
  const access = await site.call<{ query: string }>("GET /api/users/file-access", undefined, signedIn);
  const { _id } = await addEventBy(site, signedIn);
  const [guest = ""] = await addGuests(site, _id, 1);
  const user = await site.call<{ _id: string }>("GET /api/users/profile", undefined, signedIn);
  const { db, signingKeys } = site.services;
  await rememberPlace(await site.ctx(email), signingKeys, db.queries, { id: user.body._id, emailKey: email });
  return { signedIn, file: sent.body.url + access.body.query, guest };
}

const addEventBy = (site: TestSite, signedIn: SignedIn) =>
  addEvent({ ...site, bearer: async () => signedIn });

const statusesOf = async (site: TestSite, { signedIn, file, guest }: Signed) => [
  (await site.call("GET /api/users/profile", undefined, signedIn)).status,
  (await site.fetch(file)).status,
  (await guestOf(site, guest).read()).status,
];

const isKnownPlace = async (site: TestSite) =>
  (await countAttempt(await site.ctx(email), site.services.signingKeys, email)).isKnown;

describe("a newer secret before the one in use", () => {
  it("signs, and what was signed before stays valid until the older one is removed", async () => {
    const before = await withSecret(older, sign);
    const after = await withSecret(`${newer},${older}`, async (site) => {
      expect(await statusesOf(site, before)).toEqual([200, 200, 200]);
      expect(await isKnownPlace(site)).toBe(true);
      return sign(site);
    });
    await withSecret(newer, async (site) => {
      expect(await statusesOf(site, after)).toEqual([200, 200, 200]);
      expect(await statusesOf(site, before)).toEqual([401, 404, 404]);
    });
    await withSecret(older, async (site) => {
      expect(await statusesOf(site, after)).toEqual([401, 404, 404]);
    });
  });

  it("is first added behind the one in use, when several nodes get it in turn", async () => {
    const before = await withSecret(`${older},${newer}`, sign);
    const after = await withSecret(`${newer},${older}`, async (site) => {
      expect(await statusesOf(site, before)).toEqual([200, 200, 200]);
      return sign(site);
    });
    await withSecret(`${older},${newer}`, async (site) => {
      expect(await statusesOf(site, after)).toEqual([200, 200, 200]);
    });
  });
});

it("a secret in use may contain spaces and commas", () => {
  const [one, two] = ["1".repeat(32), "2".repeat(32)];
  expect(secretsIn(one)).toEqual([one]);
  for (const between of [",", ", ", "\n"]) {
    const text = one + between + two;
    expect(secretsIn(text)).toEqual([one, text, two]);
  }
  const words = "a walk by the river, and home by the last tram";
  expect(secretsIn(words)).toEqual([words]);
  const [first, ...others] = secretsIn(`${one},${words}`);
  expect([first, others.includes(words)]).toEqual([one, true]);
  expect(secretsIn(`${words},${one}`)[0]).toBe(words);
  expect(secretsIn(`${one},`)).toEqual([one, `${one},`]);
  expect(secretsIn(`${one},short`)).toEqual([one, `${one},short`]);
});

itOnce("npm run site -- new-secret keeps the secret before it, or with --only none", async () => {
  const { env, folder } = place;
  const stored = () => readFileSync(join(folder, "jwt-secret"), "utf8").trimEnd().split("\n");
  const command = async (...args: string[]) => {
    const program = run(["scripts/site.ts", "new-secret", ...args], env);
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    return program.out();
  };
  expect(await command()).toContain("Restart the site");
  const [first] = stored();
  addSecret(folder, { isOnly: false });
  expect(await command()).toContain("Members stay logged in");
  const [third, second, ...none] = stored();
  expect([new Set([first, second, third]).size, none]).toEqual([3, []]);
  expect(await command("--only")).toContain("Everybody logs in again");
  expect(stored()).toHaveLength(1);
  expect(stored()).not.toContain(third);
});
