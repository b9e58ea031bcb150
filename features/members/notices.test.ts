import { describe, expect, it } from "vitest";
import { decoded } from "#test/formats/emails.ts";
import { openSite, useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { useMailServer } from "#test/servers/mail-server.ts";
import { run } from "#test/servers/processes.ts";

const fresh = "a quite different one";

const server = useMailServer();
const lines: string[] = [];
const log = (line: string) => lines.push(line);
const site = useSite(() => ({ env: { SMTP_URL: server.url, LOG_LEVEL: "info" }, log }));
const admin = useBearer(site);

/** What a person was told by email after the greeting, once so many emails have come. */
async function told({ email }: Person, count: number): Promise<string[]> {
  const texts = () => server.emails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  await expect.poll(() => texts().length).toBe(count);
  return texts().map((text) => decoded(text).split("\n\n", 2)[1] ?? "");
}

const change = ({ id }: Person, body: object) => site.call(`PUT /api/members/${id}`, body, admin);

describe("members get an email", () => {
  it("when their role changes, and when their account is disabled or enabled", async () => {
    const person = await addPerson(site, "Is Told");
    const steps = [
      { role: "admin" },
      { role: "member" },
      { disabled: true },
      { disabled: true },
      { disabled: false },
    ];
    for (const [at, body] of steps.entries()) {
      expect((await change(person, body)).status).toBe(200);
      await told(person, at < 3 ? at + 1 : at); // disabled a second time: nothing has changed
    }
    expect(await told(person, 4)).toEqual([
      "You are now an administrator: you can publish, edit and delete everything. You are signed out everywhere.",
      "Your account is no longer an administrator's. You are signed out everywhere.",
      expect.stringContaining("was disabled"),
      expect.stringContaining("was enabled again"),
    ]);
  });

  it("when their password changes, without the password", async () => {
    const person = await addPerson(site, "Changes Passwords", { withPassword: true });
    const body = { currentPassword: password, password: fresh };
    expect((await site.call("POST /api/auth/change-password", body, person.signedIn)).status).toBe(200);
    expect(await told(person, 1)).toEqual([
      expect.stringContaining("The password of your account was changed."),
    ]);
    expect(JSON.stringify(server.emails)).not.toMatch(new RegExp(`${password}|${fresh}`));
  });

  it("when the operator makes them an admin at the command line, before the command ends", async () => {
    const person = await addPerson(site, "Is Appointed");
    const env = { ...site.place.env, SMTP_URL: server.url };
    const program = run(["scripts/site.ts", "admin", person.email], env);
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    expect(await told(person, 1)).toEqual([expect.stringContaining("has made you an administrator")]);
  });

  it("unless the mail server is down: the change is made anyway", async () => {
    const own: string[] = [];
    const log = (line: string) => own.push(line);
    const lonely = await openSite({ env: { SMTP_URL: "smtp://127.0.0.1:9", LOG_LEVEL: "error" }, log });
    const { id } = await addPerson(lonely, "Hears Nothing");
    const headers = await lonely.bearer();
    expect((await lonely.call(`PUT /api/members/${id}`, { role: "admin" }, headers)).status).toBe(200);
    await lonely.close(); // waits for the email
    expect(own.join("")).toContain("an email was not sent");
  });
});

it("the log identifies accounts in failed logins, promotions and demotions by a hash", async () => {
  const person = await addPerson(site, "Is Logged", { withPassword: true });
  const other = await addPerson(site, "Is Logged Too", { withPassword: true });
  lines.length = 0;
  const login = (email: string) => site.call("POST /api/auth/login", { email, password: "wrong" });
  await login(person.email.toUpperCase());
  await login(person.email);
  await login(other.email);
  await change(person, { role: "admin" });
  await change(person, { role: "member" });
  const events = lines.map((line) => JSON.parse(line)).filter(({ account }) => account);
  expect(events.map(({ msg }) => msg)).toEqual([
    ...Array(3).fill("a login failed"),
    "a promotion",
    "a demotion",
  ]);
  const [first, ...rest] = events.map(({ account }) => account);
  expect(rest.map((account) => account === first)).toEqual([true, false, true, true]);
  expect(lines.join("")).not.toMatch(/is\.logged|@example|127\.0\.0\.1/i);
});
