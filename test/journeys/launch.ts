import { type ChildProcess, spawn } from "node:child_process";

export const admin = "admin@example.org";

/** The delays of `npm run shake` are put into packages, which the built program has copies of. */
const program = process.env.SHAKE_SEED ? "server/main.ts" : "build/program/main.js";

/** Runs the site in a process of its own, with the sample institute or only an admin. */
export async function launch(
  folder: string,
  filled: boolean,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  // A site that is given the size of its heap does not start again with the settings that it chooses.
  const child = spawn(process.execPath, ["--max-old-space-size=1024", program], {
    env: {
      ...process.env,
      ENV_FILE: "off",
      DATA_DIR: folder,
      PORT: "0",
      NODE_ENV: "",
      TIME_ZONE: "Europe/Lisbon",
      SIGNUPS_PER_HOUR: "1000",
      EXPORTS_AHEAD: "off",
      TZ: "Pacific/Auckland", // must not matter
      ADMIN_EMAIL: admin,
      ADMIN_PASSWORD: "a walk by the river",
      ...(filled ? {} : { SAMPLE_CONTENT: "off" }),
      ...(process.env.SHAKE_SEED
        ? { NODE_OPTIONS: `--import=${new URL("../shake/server.ts", import.meta.url)}` }
        : {}),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Read to the end: a closed pipe would stop the site in the middle of a line.
  let output = "";
  child.stdout.setEncoding("utf8");
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (piece: string) => {
      output += piece;
      const address = /is open at (\S+)\n/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The site did not start: ${output}`)));
  });
  return { child, url };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error("The site stopped by itself.");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
