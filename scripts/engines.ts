import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { say } from "#server/cli-output.ts";

/** `npm run test:engines`: the main journeys in Firefox and WebKitGTK from Debian. */
const needed = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

const missing = Object.entries(needed).flatMap(([name, path]) => (globSync(path).length > 0 ? [] : [name]));
if (missing.length > 0) install(missing);
const { status } = spawnSync("playwright", ["test", "--config", "test/engines", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;

function install(packages: string[]): void {
  say(`Installing ${packages.join(", ")} …`);
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  const { status: failed } = spawnSync("sh", ["-c", command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (failed === 0) return;
  say(`These tests need Debian's packages ${packages.join(", ")}: install them as root.`);
  process.exit(1);
}
