import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { appointAdmin } from "./admins.server.ts";
import { addToken } from "./tokens.store.server.ts";

const site = useSite({ env: { TRUST_PROXY: "on" } });
const admin = useBearer(site);

const fresh = "a quite different one";
let places = 0;
/** Every request comes from a place of its own. */
const post = (path: string, body: object, headers = {}) => {
  places += 1;
  return site.call<object>(`POST ${path}`, body, { "x-forwarded-for": `203.0.113.${places}`, ...headers });
};
const login = ({ email }: Person, word = password) => post("/api/auth/login", { email, password: word });
const change = (person: Person, currentPassword: string, word: string) =>
  post("/api/auth/change-password", { currentPassword, password: word }, person.signedIn);
const setDisabled = ({ id }: Person, disabled: boolean) =>
  site.call(`PUT /api/members/${id}`, { disabled }, admin);

const resetToken = (id: string) =>
  addToken({ now: "2026-03-10T09:00:00.000Z" }, site.services.db.queries, "resetTokens", id);

async function reset({ id }: Person, word: string) {
  return post("/api/auth/reset-password", { token: await resetToken(id), password: word });
}

/** How many sessions of a person can be used. */
async function living({ id }: Person): Promise<number> {
  const rows = await site.services.db.queries
    .selectFrom("sessions")
    .select("id")
    .where("userId", "=", id)
    .where("revokedAt", "is", null)
    .execute();
  return rows.length;
}

/** Does something between the moment at which the next request has verified a password and its write. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const { db } = site.services;
  const { write } = db;
  db.write = async (next) => {
    db.write = write;
    await work();
    return write(next);
  };
}

describe("a login with a password that is replaced while it is verified", () => {
  it.each([
    ["changed", (person: Person) => change(person, password, fresh), 1], // the session that goes on
    ["reset", (person: Person) => reset(person, fresh), 0],
    [
      "set by the operator",
      async ({ email }: Person) => appointAdmin(await site.ctx(email), { email }, site.services),
      0,
    ],
  ])("opens no session: %s", async (how, replace, sessions) => {
    const person = await addPerson(site, `Login While ${how}`, { withPassword: true });
    beforeNextWrite(() => replace(person));
    expect(await login(person)).toMatchObject({ status: 401, body: { msg: "Invalid email or password" } });
    expect(await living(person)).toBe(sessions);
  });

  it("opens no session for an account that is disabled during the login, even if it is enabled again", async () => {
    const person = await addPerson(site, "Login While Disabled", { withPassword: true });
    beforeNextWrite(() => setDisabled(person, true));
    expect((await login(person)).status).toBe(401);
    await setDisabled(person, false);
    expect(await living(person)).toBe(0);
    expect((await login(person)).status).toBe(200);
  });
});

describe("a password that is replaced while the old one is verified", () => {
  it("is not replaced a second time", async () => {
    const person = await addPerson(site, "Changes Twice", { withPassword: true });
    const second = { ...person, signedIn: await site.bearer(person.email) };
    beforeNextWrite(() => change(second, password, fresh));
    expect(await change(person, password, "and yet another one")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "currentPassword" }] },
    });
    expect([
      (await login(person, fresh)).status,
      (await login(person, "and yet another one")).status,
    ]).toEqual([200, 401]);
  });

  it("does not delete the account", async () => {
    const person = await addPerson(site, "Was Nearly Deleted", { withPassword: true });
    beforeNextWrite(() => reset(person, fresh));
    const leaving = { password, comments: "remove" };
    expect((await post("/api/users/delete-account", leaving, person.signedIn)).status).toBe(400);
    expect((await login(person, fresh)).status).toBe(200);
  });

  it("is set by one of two links that are opened simultaneously", async () => {
    const person = await addPerson(site, "Opens Two Links", { withPassword: true });
    const words = ["the first of two", "the second of two"];
    const links = await Promise.all(
      words.map(async (word) => ({ token: await resetToken(person.id), password: word })),
    );
    const answers = await Promise.all(links.map((link) => post("/api/auth/reset-password", link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
