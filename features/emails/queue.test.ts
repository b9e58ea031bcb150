import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { claimJobs } from "#features/jobs/store.server.ts";
import type { Overview } from "#features/overview/contract.ts";
import { decoded, tokenIn } from "#test/formats/emails.ts";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import { run } from "#test/servers/processes.ts";
import { changeSettings } from "#test/settings.ts";
import { queueEmail } from "./emails.server.ts";

const now = "2026-03-10T09:00:00.000Z";
const soon = { timeout: 60_000, interval: 20 }; // milliseconds

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of after.splice(0).reverse()) await close();
});

/** A mail server that takes emails, or refuses all of them. */
async function serverThat(state: { refuses?: "later" | "unknown" | "sender" }) {
  const server = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(state.refuses === "later" ? Object.assign(new Error("later"), { responseCode: 451 }) : undefined),
    onRcptTo({ address }, _session, done) {
      const isUnknown = state.refuses === "unknown" && !address.startsWith("admin");
      done(isUnknown ? Object.assign(new Error(`No ${address}`), { responseCode: 550 }) : undefined);
    },
  });
  after.push(server.close);
  return server;
}

async function siteWith(smtpUrl: string, beside?: TestSite): Promise<TestSite> {
  const site = await openSite({ env: { SMTP_URL: smtpUrl }, beside });
  after.push(site.close);
  return site;
}

const sendAll = async ({ services: { emails } }: TestSite) => {
  emails.wake();
  await emails.idle();
};
const rows = ({ services }: TestSite) =>
  services.db.queries
    .selectFrom("emails")
    .innerJoin("jobs", "jobs.id", "emails.id")
    .selectAll()
    .orderBy("queuedAt")
    .execute();
const overview = async (site: TestSite) =>
  (await site.call<Overview>("GET /api/admin/overview", undefined, await site.bearer())).body;

describe("the queue of emails", () => {
  it("sends a link for a new password after a day without a mail server, with a link that is valid then", async () => {
    const state: Parameters<typeof serverThat>[0] = { refuses: "later" };
    const server = await serverThat(state);
    const site = await siteWith(server.url);
    const { email } = await addPerson(site, "Waits Patiently", { withPassword: true });
    const ask = async () => {
      expect((await site.call("POST /api/auth/forgot-password", { email })).status).toBe(202);
      await sendAll(site);
    };
    await ask();
    await ask(); // one that waits is enough
    const [waiting, ...more] = await rows(site);
    expect([waiting?.state, more]).toEqual(["queued", []]);
    expect(JSON.stringify(await rows(site))).not.toMatch(/[\w-]{43}/); // nothing that opens an account
    for (let hour = 1; hour <= 24; hour += 1) {
      site.clock.set(new Date(Date.parse(now) + hour * 3600_000).toISOString());
      await sendAll(site);
    }
    state.refuses = undefined;
    site.clock.set("2026-03-11T10:00:00.000Z");
    await sendAll(site);
    expect(server.emails).toHaveLength(1);
    const token = tokenIn({ text: decoded(server.emails[0]?.text ?? "") }, "reset-password");
    const body = { token, password: "a quite different one" };
    expect((await site.call("POST /api/auth/reset-password", body)).status).toBe(200);
    await sendAll(site);
    expect(await rows(site)).toEqual([]); // nothing is kept of what members were sent
  });

  it("lists what it gave up with the reason, and sends it again", async () => {
    const state: Parameters<typeof serverThat>[0] = { refuses: "unknown" };
    const server = await serverThat(state);
    const site = await siteWith(server.url);
    const admin = await site.bearer();
    const { id, email } = await addPerson(site, "Has Moved");
    expect((await site.call(`PUT /api/members/${id}`, { disabled: true }, admin)).status).toBe(200);
    await sendAll(site);
    const { failedEmails } = await overview(site);
    const host = new URL(server.url).host;
    expect(failedEmails).toEqual({
      count: 1,
      items: [
        {
          _id: expect.any(String),
          name: "Change of an account",
          to: email,
          at: now,
          problem: `${host} rejected the recipient or the sender.`,
        },
      ],
    });
    await changeSettings(site, admin, "institute", { language: "fr" });
    const [french] = (await overview(site)).failedEmails.items;
    expect(french?.problem).toBe(`${host} a refusé le destinataire ou l’expéditeur.`);
    const line = "POST /api/admin/failed-emails/deliveries";
    expect((await site.call(line, {})).status).toBe(401);
    expect((await site.call(line, {}, (await addPerson(site, "Reads Only")).signedIn)).status).toBe(403);
    state.refuses = undefined;
    const answer = await site.call(line, { id: failedEmails.items[0]?._id }, admin);
    expect([answer.status, answer.body]).toEqual([200, { count: 0, items: [] }]);
    await sendAll(site);
    expect(server.emails.map(({ to }) => to)).toEqual([[email]]);
    expect((await overview(site)).failedEmails.count).toBe(0);
  });

  it("deletes with an account what waits for its address", async () => {
    const server = await serverThat({ refuses: "later" });
    const site = await siteWith(server.url);
    const { email, id, signedIn } = await addPerson(site, "Leaves Early", { withPassword: true });
    await site.call("POST /api/auth/forgot-password", { email });
    await site.call(`PUT /api/members/${id}`, { role: "admin" }, await site.bearer());
    await sendAll(site);
    expect(await rows(site)).toHaveLength(2);
    const headers = await site.bearer(email);
    expect(signedIn).not.toEqual(headers); // the change of role ended that session
    const erased = await site.call("POST /api/users/delete-account", { password, comments: "keep" }, headers);
    expect([erased.status, await rows(site)]).toEqual([200, []]);
  });

  it("ends the claims of a node soon after it died", async () => {
    const server = await serverThat({});
    const site = await siteWith(server.url);
    const { id } = await addPerson(site, "Was Claimed");
    const { db } = site.services;
    await db.write(async (queries) => {
      await queueEmail({ now }, queries, {
        recipient: id,
        userId: id,
        batch: "one",
        kind: "account",
        detail: '{"change":"password"}',
      });
      const until = "2026-03-10T09:01:00.000Z";
      return claimJobs(db.engine, queries, {
        queue: "emails",
        claim: "a node that died",
        priority: 0,
        now,
        until,
        count: 5,
      });
    });
    await sendAll(site);
    expect(server.emails).toEqual([]);
    // A node on PostgreSQL must not take over what another one may be sending.
    if (engine === "postgres") {
      await siteWith(server.url, site);
      expect(server.emails).toEqual([]);
    }
    site.clock.set("2026-03-10T09:01:00.000Z");
    await sendAll(site);
    expect(server.emails).toHaveLength(1);
  });
});

const admin = { ADMIN_EMAIL: "admin@example.org", ADMIN_PASSWORD: "a walk by the river" };

/** The real program on a folder. */
async function start(folder: string, smtpUrl: string) {
  const program = run(["server/main.ts"], {
    ...admin,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    SMTP_URL: smtpUrl,
    SAMPLE_CONTENT: "off",
    LOG_LEVEL: "error",
  });
  const [, url = ""] = await program.says(/is open at (\S+)/);
  return { program, url };
}

// On PostgreSQL the claims of the killed process end with their lease.
it.skipIf(engine === "postgres")("sends at once, and once, what a killed process had claimed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "footpath-emails-"));
  after.push(() => rmSync(folder, { recursive: true, force: true }));
  let connections = 0;
  const silent = await mailServer({
    onConnect: () => {
      connections += 1; // and never answers
    },
  });
  after.push(silent.close);
  const first = await start(folder, silent.url);
  for (const name of ["ada", "ben", "eve"]) {
    const account = { name, email: `${name}@example.org`, password: "a path along the sea" };
    const sent = await fetch(`${first.url}/api/users/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(account),
    });
    expect(sent.status).toBe(201);
  }
  await vi.waitFor(() => expect(connections).toBeGreaterThan(0), soon); // claimed
  first.program.process.kill("SIGKILL");
  await first.program.ended;

  const server = await mailServer();
  after.push(server.close);
  const second = await start(folder, server.url);
  await vi.waitFor(() => expect(server.emails).toHaveLength(3), soon);
  expect(server.emails.flatMap(({ to }) => to).sort()).toEqual(
    ["ada", "ben", "eve"].map((name) => `${name}@example.org`),
  );
  second.program.process.kill("SIGTERM");
  expect(await second.program.ended).toBe(0);
  expect(server.emails).toHaveLength(3);
});
