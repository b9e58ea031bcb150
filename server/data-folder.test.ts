import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makePlace } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { lockFolder } from "./data-folder.ts";

/** The files and folders below one that other users of the machine may read, and itself. */
function readable(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [".", ...below].filter((name) => statSync(join(folder, name)).mode & 0o077).sort();
}

it("data and backups are readable by the site's user only", async () => {
  const { env, folder, remove } = await makePlace(false);
  mkdirSync(join(folder, "media"));
  const old = ["media", "media/old.webp"];
  for (const name of ["jwt-secret", "media/old.webp"])
    writeFileSync(join(folder, name), "of an earlier version");
  for (const name of [".", "jwt-secret", ...old]) chmodSync(join(folder, name), 0o755);
  expect(readable(folder)).toEqual([".", "jwt-secret", ...old]);

  const umask = process.umask(0o022); // like that of most users
  const site = run(["server/main.ts"], {
    ...env,
    PORT: "0",
    ADMIN_EMAIL: "a@example.org",
    SAMPLE_CONTENT: "off",
  });
  await site.says(/is open at/);
  expect(readable(folder)).toEqual(old);
  const backup = run(["scripts/site.ts", "backup", join(folder, "a.footpath")], env);
  expect([await backup.ended, backup.err()]).toEqual([0, ""]);
  site.process.kill("SIGTERM");
  await site.ended;
  expect(readdirSync(folder)).toContain("a.footpath");
  expect(readable(folder)).toEqual(old);
  process.umask(umask);
  await remove();
});

it("the lock of the folder writes nothing, because the disk may be full", async () => {
  const { folder, remove } = await makePlace(false);
  mkdirSync(join(folder, "site.lock-journal")); // in the way of a journal
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/^Another Footpath is already running/);
  unlock();
  lockFolder(folder)();
  await remove();
});
