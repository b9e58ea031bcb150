import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import { run } from "#test/servers/processes.ts";
import type { ListedMember } from "./contract.ts";
import { findUserByEmail, updateUser } from "./store.server.ts";
import { addToken } from "./tokens.store.server.ts";

const site = useSite();
const admin = useBearer(site);

const list = (query = "", headers: Record<string, string> = admin) =>
  site.call<ListedMember[]>(`GET /api/members${query}`, undefined, headers);
const names = async (query: string) => (await list(query)).body.map(({ name }) => name);
const change = (id: string, body: object, headers: Record<string, string> = admin) =>
  site.call<ListedMember>(`PUT /api/members/${id}`, body, headers);
const status = async (headers: Record<string, string>) =>
  (await site.call("GET /api/users/profile", undefined, headers)).status;

describe("GET /api/members", () => {
  it("requires an admin", async () => {
    expect((await list("", {})).status).toBe(401);
    expect((await list("", await site.bearer("nasrin.oyelaran@example.org"))).status).toBe(403);
    expect((await list()).status).toBe(200);
  });

  it("lists all accounts, latest first, in pages", async () => {
    const everybody = (await list()).body;
    const dates = everybody.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(everybody.every(({ email }) => email.includes("@"))).toBe(true);
    expect(JSON.stringify(everybody)).not.toMatch(/password|argon2/i);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=5&page=${page}`)));
    expect(pages.flatMap(({ body }) => body)).toEqual(everybody.slice(0, 15));
    expect(pages[0]?.headers.get("x-total-count")).toBe(String(everybody.length));
    expect(pages[1]?.headers.get("link")).toContain('rel="next"');
    expect((await list("?page=99999")).body).toEqual([]);
  });

  it("sorts by name, date and number of comments, either way", async () => {
    const people = async (query: string) => (await list(query)).body;
    const lower = (rows: ListedMember[]) => rows.map(({ name }) => name.toLowerCase());
    const fromA = lower(await people("?sort=name"));
    expect(fromA).toEqual(fromA.toSorted());
    expect(lower(await people("?sort=name&order=desc"))).toEqual(fromA.toReversed());
    const oldest = (await people("?order=asc")).map(({ date }) => date);
    expect(oldest).toEqual(oldest.toSorted());
    const counts = (await people("?sort=comments")).map(({ commentCount }) => commentCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
  });

  it("searches name and address, in any case and language", async () => {
    await addPerson(site, "Ágnes Ölveczky");
    expect(await names("?q=OYELARAN")).toEqual(["Nasrin Oyelaran"]);
    expect(await names("?q=nasrin%20oye")).toEqual(["Nasrin Oyelaran"]);
    expect(await names("?q=nasrin.oyelaran@")).toEqual(["Nasrin Oyelaran"]);
    expect(await names("?q=%C3%A1gnes")).toEqual(["Ágnes Ölveczky"]);
    expect(await names("?q=%C3%96LVECZKY")).toEqual(["Ágnes Ölveczky"]);
    expect(await names("?q=nobody%20here")).toEqual([]);
  });

  it("treats wildcards as characters", async () => {
    await addPerson(site, "Under_score");
    await addPerson(site, "100% Sure");
    expect(await names("?q=under_score")).toEqual(["Under_score"]);
    expect(await names("?q=100%25")).toEqual(["100% Sure"]);
    const holders: Record<string, string[]> = { _: ["Under_score"], "%": ["100% Sure"] };
    for (const sign of ["%", "_", "\\", "'", '"', "*"]) {
      const found = await names(`?q=${encodeURIComponent(sign)}`);
      expect(found, sign).toEqual(holders[sign] ?? []);
    }
  });

  it("filters by role, and rejects invalid roles and pages", async () => {
    const admins = (await list("?role=admin")).body;
    expect(admins.map(({ email }) => email)).toEqual(["admin@example.org"]);
    expect((await list("?role=member")).body.every(({ role }) => role === "member")).toBe(true);
    for (const query of ["?role=owner", "?page=0", "?limit=1000", "?q=%00", `?q=${"q".repeat(101)}`]) {
      expect((await list(query)).status, query).toBe(400);
    }
  });
});

describe("npm run site -- promote and demote", () => {
  const command = async (...args: string[]) => {
    const program = run(["scripts/site.ts", ...args], site.place.env);
    return [await program.ended, program.out() + program.err()];
  };

  it("work while the site runs, for existing accounts", async () => {
    const { email, signedIn } = await addPerson(site, "Rises And Falls");
    const since = "  the account was made on 2026-03-10, its address was verified on 2026-03-10\n";
    const now = (role: string) =>
      `Rises And Falls <${email}> is ${role} now, and signed out everywhere\n${since}`;
    expect(await command("promote", email.toUpperCase())).toEqual([0, now("an admin")]);
    expect(await status(signedIn)).toBe(401);
    const again = await site.bearer(email);
    expect((await list("", again)).status).toBe(200);
    expect(await command("demote", email)).toEqual([0, now("a member")]);
    expect(await status(again)).toBe(401);
  });

  it("promotes an unverified address only with --unverified", async () => {
    const email = "director@example.org";
    await site.call("POST /api/users/register", { name: "Whoever Came First", email, password });
    const stranger = await site.bearer(email);
    expect(await command("promote", email)).toEqual([
      1,
      `The address ${email} was never verified (the account was made on 2026-03-10). If you know whose account it is:  npm run site -- promote ${email} --unverified\n`,
    ]);
    const [code, message] = await command("promote", email, "--unverified");
    expect([code, message]).toEqual([0, expect.stringContaining("its address was never verified")]);
    expect(await status(stranger)).toBe(401);
    const { queries } = site.services.db;
    const id = (await findUserByEmail(queries, email))?.id ?? "";
    await updateUser(queries, id, { role: "member" });
  });

  it("explain errors in one sentence", async () => {
    const [only] = (await list("?role=admin")).body;
    expect(await command("demote", only?.email ?? "")).toEqual([
      1,
      "This is the only administrator: make somebody else one first.\n",
    ]);
    expect(await command("promote", "nobody@example.org")).toEqual([
      1,
      "Nobody has an account with the address nobody@example.org.\n",
    ]);
    expect(await command("promote")).toEqual([
      1,
      "Please name an email address:  npm run site -- promote EMAIL\n",
    ]);
  });
});

it("npm run site -- admin ends every session and link of an existing account", async () => {
  const { id, email, signedIn } = await addPerson(site, "Squatter", { withPassword: true });
  const { queries } = site.services.db;
  await addToken({ now: new Date().toISOString() }, queries, "resetTokens", id);
  const program = run(["scripts/site.ts", "admin", email], site.place.env);
  expect([await program.ended, program.err()]).toEqual([0, ""]);
  expect(await status(signedIn)).toBe(401);
  expect(await queries.selectFrom("resetTokens").select("hash").where("userId", "=", id).execute()).toEqual(
    [],
  );
  const word = /password (\w+)/.exec(program.out())?.[1];
  const login = (text?: string) => site.call("POST /api/auth/login", { email, password: text });
  expect([(await login(password)).status, (await login(word)).status]).toEqual([401, 200]);
  await updateUser(queries, id, { role: "member" });
});

describe("PUT /api/members/{id}", () => {
  it("rejects promotion of an unverified address", async () => {
    const email = "never.verified@example.org";
    await site.call("POST /api/users/register", { name: "Never Verified", email, password });
    const [member] = (await list("?q=never.verified")).body;
    expect(member?.verifiedAt).toBeNull();
    expect(await change(member?._id ?? "", { role: "admin" })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining(`The address ${email} was never verified`) },
    });
  });

  it("requires an admin", async () => {
    const { id, signedIn } = await addPerson(site, "Ambitious");
    expect((await change(id, { role: "admin" }, {})).status).toBe(401);
    expect((await change(id, { role: "admin" }, signedIn)).status).toBe(403);
    expect((await list("?q=ambitious")).body[0]?.role).toBe("member");
  });

  it("promotes and demotes, and ends every session", async () => {
    const { id, email, signedIn } = await addPerson(site, "Promoted");
    expect((await change(id, { role: "admin" })).body).toMatchObject({ _id: id, role: "admin" });
    expect(await status(signedIn)).toBe(401);
    const again = await site.bearer(email);
    expect((await list("", again)).status).toBe(200);
    expect((await change(id, { role: "member" })).body).toMatchObject({ _id: id, role: "member" });
    expect(await status(again)).toBe(401);
  });

  it("disables, which ends sessions and blocks login, and enables again", async () => {
    const { id, email, signedIn } = await addPerson(site, "Turned Off", { withPassword: true });
    const login = async () => (await site.call("POST /api/auth/login", { email, password })).status;
    expect(await login()).toBe(200);
    expect((await change(id, { disabled: true })).body.disabledAt).toBe("2026-03-10T09:00:00.000Z");
    expect([await status(signedIn), await login()]).toEqual([401, 401]);
    expect((await change(id, {})).body.disabledAt).toBe("2026-03-10T09:00:00.000Z");
    expect((await change(id, { disabled: false })).body.disabledAt).toBeNull();
    expect([await status(signedIn), await login()]).toEqual([401, 200]);
  });

  it("changes only role and access", async () => {
    const { id } = await addPerson(site, "Stays The Same");
    const { body: before } = await list("?q=stays");
    const sent = { name: "X", email: "x@example.org", _id: "x", bio: "x", passwordHash: "x" };
    expect((await change(id, sent)).body).toEqual(before[0]);
    expect((await change(id, { role: "owner" })).status).toBe(400);
    expect((await change(id, { disabled: "no" })).status).toBe(400);
  });

  it("answers 404 for an unknown id", async () => {
    for (const id of ["000000000000000000000000", "%00", "a".repeat(150), "..%2f..", "'--"]) {
      expect((await change(id, { role: "admin" })).status, id).toBe(404);
    }
  });

  it("keeps the last administrator", async () => {
    const [only] = (await list("?role=admin")).body;
    for (const body of [{ role: "member" }, { disabled: true }]) {
      expect(await change(only?._id ?? "", body)).toMatchObject({
        status: 409,
        body: { msg: "This is the only administrator: make somebody else one first." },
      });
    }
    expect(await status(admin)).toBe(200);
  });

  it("keeps one even if the last two demote each other simultaneously", async () => {
    const two = await Promise.all(
      Array.from({ length: 2 }, (_, n) => addPerson(site, `Rival ${n}`, { role: "admin" })),
    );
    const [only] = (await list("?q=admin@example.org")).body;
    await change(only?._id ?? "", { role: "member" }, two[0]?.signedIn);
    const answers = await Promise.all(
      two.map(({ signedIn }, n) => change(two[1 - n]?.id ?? "", { role: "member" }, signedIn)),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const left = await Promise.all(two.map(({ signedIn }) => list("?role=admin", signedIn)));
    const admins = left.find(({ status }) => status === 200)?.body;
    expect(admins?.length).toBe(1);
  });
});
