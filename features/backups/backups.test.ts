import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { describe, expect, it, vi } from "vitest";
import { openArchive } from "#db/archive/open.ts";
import { restoreArchive } from "#db/archive/restore.ts";
import type { Overview } from "#features/overview/contract.ts";
import { readEnv } from "#server/env.ts";
import { engine, itOnce, openNode, openSite, type TestSite, useFolder, useSite } from "#test/harness.ts";
import { openBucket } from "#test/servers/bucket.ts";
import { openDestination } from "./destination.server.ts";
import { withBackup } from "./opening.server.ts";

const folder = useFolder();
const to = join(folder, "backups");
mkdirSync(to);

const site = useSite({ env: { BACKUP_TO: to, BACKUP_KEEP: "2 daily", BACKUP_AT: "30 3 * * *" } });

const overview = async (of: TestSite) =>
  (await of.json<Overview>("/api/admin/overview", { headers: await of.bearer() })).backups;
const metric = async (of: TestSite, name: string) =>
  new RegExp(`^footpath_backup_${name} (.+)$`, "m").exec(await (await of.fetch("/metrics")).text())?.[1];

async function makeAt(of: TestSite, instant: string): Promise<void> {
  of.clock.set(instant);
  of.services.backups.wake();
  await of.services.backups.idle();
}

describe("backups that the site makes by itself", () => {
  it("begin at once, are proven, and are whole", async () => {
    await site.services.backups.idle();
    expect(readdirSync(to)).toEqual(["footpath-20260310T090000Z.footpath"]);
    const archive = openArchive(join(to, "footpath-20260310T090000Z.footpath"));
    expect(archive.about).toMatchObject({ madeAt: "2026-03-10T09:00:00.000Z", engine });
    expect(archive.tables.map(({ name }) => name)).not.toContain("backups");
    archive.close();
    expect(await overview(site)).toEqual({
      setup: "on",
      madeAt: "2026-03-10T09:00:00.000Z",
      provenAt: "2026-03-10T09:00:00.000Z",
      proof: expect.stringMatching(
        /^It was read back and restored: \d+ rows and \d+ files are the same, and \d+ public/,
      ),
      problem: "",
      nextAt: "2026-03-11T03:30:00.000Z",
      isLate: false,
    });
    expect(await metric(site, "last_success_timestamp_seconds")).toBe(
      `${Date.parse("2026-03-10T09:00Z") / 1000}`,
    );
    expect(await metric(site, "last_proven_timestamp_seconds")).toBe(
      `${Date.parse("2026-03-10T09:00Z") / 1000}`,
    );
    expect(await metric(site, "failures_total")).toBe("0");
  });

  it("come at their times, replace older ones, and are proven once a week", async () => {
    await makeAt(site, "2026-03-11T03:29:00.000Z");
    expect(readdirSync(to)).toHaveLength(1);
    await makeAt(site, "2026-03-11T03:30:00.000Z");
    await makeAt(site, "2026-03-12T03:30:00.000Z");
    expect(readdirSync(to)).toEqual([
      "footpath-20260311T033000Z.footpath",
      "footpath-20260312T033000Z.footpath",
    ]);
    expect(await overview(site)).toMatchObject({ provenAt: "2026-03-10T09:00:00.000Z", isLate: false });
    await makeAt(site, "2026-03-17T03:30:00.000Z");
    expect(await overview(site)).toMatchObject({ provenAt: "2026-03-17T03:30:00.000Z" });
    site.clock.set("2026-03-20T03:30:00.000Z");
    expect(await overview(site)).toMatchObject({ isLate: true });
  });

  it("are tried again after a failure, of which administrators read the reason", async () => {
    renameSync(to, `${to}-away`);
    await makeAt(site, "2026-03-20T03:30:00.000Z");
    expect(await overview(site)).toMatchObject({
      problem: `The folder ${to} of BACKUP_TO is not there. Create it, or mount its disk: the next try finds it.`,
      nextAt: "2026-03-20T03:31:00.000Z",
    });
    expect(await metric(site, "failures_total")).toBe("1");
    expect((await site.fetch("/")).status).toBe(200);
    renameSync(`${to}-away`, to);
    writeFileSync(join(to, "footpath-20260320T033000Z.footpath.partial"), "half");
    await makeAt(site, "2026-03-20T03:31:00.000Z");
    expect(await overview(site)).toMatchObject({
      problem: "",
      madeAt: "2026-03-20T03:31:00.000Z",
      isLate: false,
    });
    expect(readdirSync(to).filter((name) => name.endsWith(".partial"))).toEqual([]);
    expect(readdirSync(site.place.folder)).not.toContain("backup");
  });

  it.runIf(engine === "postgres")("are made by one of several nodes", async () => {
    const node = await openNode(site, { BACKUP_TO: to, BACKUP_KEEP: "2 daily" });
    for (const each of [site, node]) each.clock.set("2026-03-21T03:30:00.000Z");
    for (const each of [site, node]) each.services.backups.wake();
    await Promise.all([site, node].map((each) => each.services.backups.idle()));
    await node.close();
    expect(readdirSync(to).filter((name) => name.includes("20260321"))).toHaveLength(1);
  });
});

itOnce("a bucket keeps them like a folder", async () => {
  const bucket = await openBucket("safe", "backups/one");
  for (const [name, value] of Object.entries(bucket.keys)) vi.stubEnv(name, value);
  try {
    const distant = await openSite({
      filled: false,
      env: { BACKUP_TO: bucket.address(), BACKUP_KEEP: "1 daily" },
    });
    await distant.services.backups.idle();
    await makeAt(distant, "2026-03-11T03:30:00.000Z");
    const { problem, madeAt, proof } = await distant.services.backups.status();
    const to = readEnv({ BACKUP_TO: bucket.address() }).backups;
    const stored = to && to !== "off" ? await (await openDestination(to.to)).names() : [];
    await distant.close();
    expect([problem, madeAt]).toEqual(["", "2026-03-11T03:30:00.000Z"]);
    expect(proof).toMatch(/^It was read back and restored/);
    expect(stored).toEqual(["footpath-20260311T033000Z.footpath"]);
    const other = await openSite({ filled: false, env: { BACKUP_TO: bucket.address("missing") } });
    await other.services.backups.idle();
    const missing = await other.services.backups.status();
    await other.close();
    expect(missing.problem).toMatch(/^The bucket missing of BACKUP_TO does not answer \(.+\)\.$/);
  } finally {
    vi.unstubAllEnvs();
    await bucket.close();
  }
});

it("BACKUP_TO=off shows no warning, and a restored site has made none yet", async () => {
  const elsewhere = await openSite({ filled: false, env: { BACKUP_TO: "off" } });
  const { setup } = await elsewhere.services.backups.status();
  const archive = openArchive(join(to, readdirSync(to).at(-1) ?? ""));
  await restoreArchive(elsewhere.services.db, archive, { files: elsewhere.services.media });
  archive.close();
  const { db } = elsewhere.services;
  const made = await db.queries.selectFrom("backups").selectAll().execute();
  const jobs = await db.queries.selectFrom("jobs").selectAll().where("queue", "=", "backups").execute();
  await elsewhere.close();
  expect([setup, made, jobs]).toEqual(["off", [], []]);
});

itOnce("encrypted backups are proven before, and open with the private key only", async () => {
  const target = join(folder, "encrypted");
  mkdirSync(target);
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const recipient = await identityToRecipient(identity);
  const sealed = await openSite({ filled: false, env: { BACKUP_TO: target, BACKUP_FOR: recipient } });
  await sealed.services.backups.idle();
  const { proof, problem } = await sealed.services.backups.status();
  await sealed.close();
  expect([problem, proof]).toEqual([
    "",
    expect.stringMatching(/^Its stored file was read back and has the right/),
  ]);
  const [name = ""] = readdirSync(target);
  expect(name).toMatch(/\.footpath\.age$/);
  const file = join(target, name);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(readFileSync(file));
  expect(Buffer.from(plain).subarray(0, 15).toString()).toBe("SQLite format 3");
  for (const [key, text] of Object.entries({ right: identity, wrong: other }))
    writeFileSync(join(folder, key), `# created today\n${text}\n`);
  const open = (path: string, key?: string) =>
    withBackup(path, { folder, key: key && join(folder, key) }, async ({ about }) => about.format);
  expect(await open(file, "right")).toBe(4);
  await expect(open(file, "wrong")).rejects.toThrow(
    /does not open the backup .* it was encrypted for another one\.$/,
  );
  await expect(open(file)).rejects.toThrow(
    /is encrypted: name the file with its private key, like {2}--key FILE$/,
  );
  writeFileSync(join(folder, "half.age"), readFileSync(file).subarray(0, -1000));
  await expect(open(join(folder, "half.age"), "right")).rejects.toThrow(
    /is damaged: nothing was restored\.$/,
  );
});
