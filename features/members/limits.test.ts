import { describe, expect, it } from "vitest";
import { allowances, type Limit } from "#core/limits.ts";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { openNode, type TestSite, useSite } from "#test/harness.ts";
import { addPerson, inTurns, password } from "#test/people.ts";
import { lifetimes } from "./tokens.store.server.ts";

/** One that anybody reaches, and one behind a proxy that writes down who asks. */
const bare = useSite({ env: { SIGNUPS_PER_HOUR: "3" } });
const proxied = useSite({ env: { TRUST_PROXY: "on", SIGNUPS_PER_HOUR: "3" } });

const login = (site: TestSite, email: string, word: string, from?: string) =>
  site.call(
    "POST /api/auth/login",
    { email, password: word },
    from === undefined ? {} : { "x-forwarded-for": from },
  );
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const tried = (statuses: number[]) => statuses.filter((status) => status === 401).length;

/** Counts so many without the work that the real ones would take. */
async function countBefore(site: TestSite, count: number, limit: Limit, key: string): Promise<void> {
  for (const _ of times(count)) await site.services.limits.count(limit, key);
}

describe("failed logins", () => {
  it("pause an address and network after ten, even with the right password, and no others", async () => {
    const { email } = await addPerson(proxied, "Forgets Things", { withPassword: true });
    for (const _ of times(10))
      expect(await statusOf(login(proxied, email, "wrong", "203.0.113.1"))).toBe(401);
    const answer = await login(proxied, email, password, "203.0.113.1");
    expect(answer).toMatchObject({ status: 429, body: { msg: expect.stringContaining("in 15 minutes") } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await statusOf(login(proxied, email, password, "203.0.113.2"))).toBe(200);
    const other = await addPerson(proxied, "Remembers Things", { withPassword: true });
    expect(await statusOf(login(proxied, other.email, password, "203.0.113.1"))).toBe(200);
  });

  it("are limited to ten even if thirty are simultaneous", async () => {
    const { email } = await addPerson(proxied, "Much Wanted", { withPassword: true });
    const all = times(30).map(() => statusOf(login(proxied, email, "wrong", "203.0.113.3")));
    const statuses = await Promise.all(all);
    expect([tried(statuses), statuses.filter((status) => status === 429).length]).toEqual([10, 20]);
  });

  it("are counted for unknown addresses too, so that a pause reveals nothing", async () => {
    const statuses = await inTurns(times(12), 1, () =>
      statusOf(login(proxied, "nobody@example.org", "wrong", "203.0.113.4")),
    );
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it("ignore the case of an address", async () => {
    const ways = ["case@example.org", "CASE@example.org", " case@Example.Org ", "case@example.org\0"];
    const statuses = await inTurns(times(16), 1, (at) =>
      statusOf(login(proxied, ways[at % ways.length] ?? "", "wrong", "203.0.113.5")),
    );
    expect(tried(statuses)).toBe(10);
  });

  it("are reset by a success", async () => {
    const { email } = await addPerson(proxied, "Tries Again", { withPassword: true });
    for (const _ of times(3)) {
      for (const _ of times(9)) await login(proxied, email, "wrong", "203.0.113.6");
      expect(await statusOf(login(proxied, email, password, "203.0.113.6"))).toBe(200);
    }
  });

  it("are limited to a hundred per network, for all addresses", async () => {
    await countBefore(proxied, 90, "login from one client", "203.0.113.7");
    const statuses = await inTurns(times(15), 5, (at) =>
      statusOf(login(proxied, `nobody${at}@example.org`, "wrong", "203.0.113.7")),
    );
    expect(tried(statuses)).toBe(10);
  });

  it("successes do not count for the network, which an institute may share", async () => {
    const { email } = await addPerson(proxied, "Shares The Network", { withPassword: true });
    await countBefore(proxied, 99, "login from one client", "203.0.113.20");
    for (const _ of times(3)) {
      expect(await statusOf(login(proxied, email, password, "203.0.113.20"))).toBe(200);
    }
    expect(await statusOf(login(proxied, email, "wrong", "203.0.113.20"))).toBe(401);
    expect(await statusOf(login(proxied, email, password, "203.0.113.20"))).toBe(429);
  });

  it("are limited to a hundred a day for an account, from all networks", async () => {
    const known = await addPerson(proxied, "Is Guessed At", { withPassword: true });
    for (const email of [known.email, "is.not.here@example.org"]) {
      await countBefore(proxied, 90, "login to one account", email);
      const answers = await inTurns(times(15), 5, (at) =>
        login(proxied, email, "wrong", `2001:db8:1:${at}::1`),
      );
      expect(tried(answers.map(({ status }) => status))).toBe(10);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body.msg).toContain("choose a new password by email");
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(86_000);
    }
    expect(await statusOf(login(proxied, known.email, password, "2001:db8:2:1::1"))).toBe(429);
  });

  it("on other networks do not lock a member out of known networks", async () => {
    const { email } = await addPerson(proxied, "Works At Home", { withPassword: true });
    expect(await statusOf(login(proxied, email, password, "2001:db8:3:1::1"))).toBe(200);
    await countBefore(proxied, 100, "login to one account", email);
    expect(await statusOf(login(proxied, email, "wrong", "2001:db8:3:2::1"))).toBe(429);
    expect(await statusOf(login(proxied, email, "wrong", "2001:db8:3:1::1"))).toBe(401);
    expect(await statusOf(login(proxied, email, password, "2001:db8:3:1::1"))).toBe(200);
    proxied.clock.set("2026-04-09T09:00:00.001Z"); // 30 days later
    expect(await statusOf(login(proxied, email, password, "2001:db8:3:1::1"))).toBe(429);
    proxied.clock.set("2026-03-10T09:00:00.000Z");
  });

  it("are rejected with a message, however long the address is", async () => {
    const long = `${"a".repeat(900)}@example.org`;
    expect(await statusOf(login(proxied, long, "wrong", "203.0.113.8"))).toBe(401);
    expect(await statusOf(login(proxied, "a".repeat(1001), "wrong", "203.0.113.8"))).toBe(400);
  });

  it("are counted by all nodes together", async () => {
    const second = await openNode(bare);
    const statuses = await inTurns(times(14), 4, (at) =>
      statusOf(login(at % 2 ? second : bare, "together@example.org", "wrong")),
    );
    await second.close();
    expect(tried(statuses)).toBe(10);
  });
});

describe("the client key", () => {
  it("comes from the connection, not from headers", async () => {
    const statuses = await inTurns(times(14), 1, (at) =>
      statusOf(login(bare, "claims@example.org", "wrong", `198.51.100.${at}`)),
    );
    expect(tried(statuses)).toBe(10);
  });

  it("behind a proxy, is the last address of the header only", async () => {
    const forged = await inTurns(times(14), 1, (at) =>
      statusOf(login(proxied, "hops@example.org", "wrong", `198.51.100.${at}, 203.0.113.10`)),
    );
    expect(tried(forged)).toBe(10);
    const honest = await inTurns(times(14), 1, (at) =>
      statusOf(login(proxied, "hops@example.org", "wrong", `203.0.113.10, 198.51.100.${at}`)),
    );
    expect(tried(honest)).toBe(14);
  });

  it("is a /64 network for IPv6", async () => {
    const one = await inTurns(times(14), 1, (at) =>
      statusOf(login(proxied, "six@example.org", "wrong", `2001:db8:0:1::${at}`)),
    );
    expect(tried(one)).toBe(10);
    expect(await statusOf(login(proxied, "six@example.org", "wrong", "2001:db8:0:2::1"))).toBe(401);
  });
});

describe("other limits", () => {
  const signUp = (site: TestSite, name: string, from: string) =>
    site.call(
      "POST /api/users/register",
      { name, email: `${name}@example.org`, password },
      { "x-forwarded-for": from },
    );

  it("sign up: SIGNUPS_PER_HOUR per network", async () => {
    const here = await Promise.all(times(5).map((at) => signUp(bare, `here${at}`, `198.51.100.${at}`)));
    expect(here.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(here.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^3[56]\d\d$/);
    for (const at of times(4)) {
      expect((await signUp(proxied, `there${at}`, `198.51.100.${at}`)).status).toBe(201);
    }
  });

  it("sign up: four times as many per /48 or /24", async () => {
    await countBefore(proxied, 11, "signup from one network", "2001:db8:5::/48");
    expect((await signUp(proxied, "twelfth", "2001:db8:5:1::1")).status).toBe(201);
    expect((await signUp(proxied, "thirteenth", "2001:db8:5:2::1")).status).toBe(429);
    expect((await signUp(proxied, "elsewhere", "2001:db8:6:1::1")).status).toBe(201);
  });

  it("comment: ten a minute, even simultaneously", async () => {
    const [blog] = await bare.json<ListedBlog[]>("/api/blogs/all?view=card&limit=1");
    const { signedIn } = await addPerson(bare, "Talks Fast");
    const line = `POST /api/blogs/comment/${blog?._id}`;
    const answers = await Promise.all(times(13).map(() => bare.call(line, { text: "And!" }, signedIn)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(10);
    expect(answers.filter(({ status }) => status === 429).length).toBe(3);
    const other = await addPerson(bare, "Talks Slowly");
    expect((await bare.call(line, { text: "But." }, other.signedIn)).status).toBe(200);
  });

  it("like: a hundred and twenty times a minute", async () => {
    const [blog] = await bare.json<ListedBlog[]>("/api/blogs/all?view=card&limit=1");
    const { signedIn } = await addPerson(bare, "Likes And Unlikes");
    const statuses = await inTurns(times(125), 10, (at) =>
      statusOf(bare.call(`PUT /api/blogs/${at % 2 ? "un" : ""}like/${blog?._id}`, undefined, signedIn)),
    );
    expect(statuses.filter((status) => status === 429).length).toBe(5);
  });

  it("change the profile: sixty times an hour, and pages are rendered again for a new name only", async () => {
    const { signedIn } = await addPerson(bare, "Saves Again");
    const told: string[] = [];
    const stop = bare.services.db.onChange((change) =>
      told.push(...(change?.gone ?? []), ...(change?.stale ?? [])),
    );
    const save = (body: object) => statusOf(bare.call("PUT /api/users/profile", body, signedIn));
    for (const body of [{}, { name: "Saves Again" }, { bio: "New." }, { avatar: "" }]) await save(body);
    expect(told).toEqual([]);
    expect(await save({ name: "Saved" })).toBe(200);
    expect(told).toEqual([expect.stringMatching(/^person:/)]);
    stop();
    const statuses = await inTurns(times(60), 5, () => save({}));
    expect(statuses.filter((status) => status === 429).length).toBe(5);
  });

  it("export data: twenty times an hour", async () => {
    const { signedIn } = await addPerson(bare, "Takes It Again");
    const statuses = await inTurns(times(22), 5, () =>
      statusOf(bare.call("GET /api/users/export", undefined, signedIn)),
    );
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });

  it("ask for a link to a new password: again as soon as the last link has expired", () => {
    expect(allowances.reset.duration * 1000).toBeLessThanOrEqual(lifetimes.resetTokens);
  });

  it("guess the password of a session: ten times", async () => {
    const { signedIn } = await addPerson(bare, "Left It Open", { withPassword: true });
    const guess = (currentPassword: string) =>
      bare.call("POST /api/auth/change-password", { currentPassword, password: "another one" }, signedIn);
    const answers = await Promise.all(times(12).map((at) => guess(`guess number ${at}`)));
    expect(answers.filter(({ status }) => status === 400).length).toBe(10);
    expect((await guess(password)).status).toBe(429);
  });
});
