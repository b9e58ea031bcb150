import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeRelease } from "./release/folder.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-release-"));
const release = join(folder, "release");
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(process.platform === "linux")("a release", () => {
  beforeAll(() => writeRelease(release));

  it("has no packages that the build contains, no tests and no components", () => {
    const has = (path: string) => existsSync(join(release, path));
    const built = ["react", "vite", "lucide-react", "@tiptap", "tailwindcss", "typescript", "vitest"];
    expect(built.filter((name) => has(`node_modules/${name}`))).toEqual([]);
    expect(
      ["test", "admin", "server/nginx.test.ts", "app/root.tsx", "package-lock.json"].filter(has),
    ).toEqual([]);
    const used = [
      "build/server/index.js",
      "bin/footpath",
      "sample/pictures",
      "LICENSE",
      "node_modules/sharp",
    ];
    expect(used.filter((path) => !has(path))).toEqual([]);
    const { scripts, devDependencies } = JSON.parse(readFileSync(join(release, "package.json"), "utf8"));
    expect([Object.keys(scripts), devDependencies]).toEqual([["start", "site"], undefined]);
  });

  it("takes 317 MB on the disk", () => {
    const [kilobytes = ""] = execFileSync("du", ["-s", release], { encoding: "utf8" }).split("\t");
    expect(Number(kilobytes) / 1024).toBeLessThan(322);
  });

  it("runs by the machine's Node 26, and otherwise by its own, in any folder", () => {
    const command = join(release, "bin/footpath");
    const run = (PATH: string) =>
      spawnSync(command, ["site"], { cwd: folder, env: { PATH }, encoding: "utf8" });
    expect(run("/usr/bin:/bin").stdout).toContain("backup FILE");
    const fake = (name: string, version: string) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "node"), `#!/bin/sh\necho ${version} "$@"\n`);
      chmodSync(join(folder, name, "node"), 0o755);
      return `${join(folder, name)}:/usr/bin:/bin`;
    };
    expect(run(fake("same", "v26.99.0")).stdout).toContain("v26.99.0");
    expect(run(fake("old", "v20.0.0")).stdout).toContain("backup FILE");
    cpSync(command, join(folder, "other/bin/footpath"));
    const alone = spawnSync(join(folder, "other/bin/footpath"), ["start"], {
      env: { PATH: "/usr/bin:/bin" },
      encoding: "utf8",
    });
    expect([alone.status, alone.stderr]).toEqual([1, expect.stringContaining("libatomic1")]);
  });

  it("works without network, in an empty root file system that is read-only, as a user without a name", {
    timeout: 300_000,
  }, ({ skip }) => {
    if (process.getuid?.() !== 0) return skip("Only root can make an empty root file system.");
    const program = resolve("scripts/try-release.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, release], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain("✓ SIGTERM ends it");
  });
});
