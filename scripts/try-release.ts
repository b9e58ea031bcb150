import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { say } from "#server/cli-output.ts";
import { type EmptySystem, makeEmptySystem } from "./release/empty-system.ts";

// `node scripts/try-release.ts FOLDER`: uses an unpacked release without network, in a root file system that has
// nothing else and can't be written, as a user whom it does not know. Linux only, as root.
const [folder = "", inside] = process.argv.slice(2);
const site = "http://127.0.0.1:3140";
const account = { email: "admin@example.org", password: "a walk by the river" };
const env = {
  PATH: process.env.PATH,
  NODE_ENV: "production",
  SITE_URL: "http://institute.example",
  PORT: new URL(site).port,
  DATA_DIR: "/data",
  TMPDIR: "/data/tmp",
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
  STOP_DELAY: "0",
  LOG_LEVEL: "warn",
};
const picture = fileURLToPath(new URL("../sample/pictures/after-the-last-tram.webp", import.meta.url));

if (inside) await tryRelease(makeEmptySystem(folder)).catch(say.failure);
else {
  const program = [process.execPath, fileURLToPath(import.meta.url), resolve(folder), "inside"];
  const { status } = spawnSync("unshare", ["--net", "--mount", ...program], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

async function tryRelease(system: EmptySystem): Promise<void> {
  execFileSync("ip", ["link", "set", "lo", "up"]);
  const running = spawn("unshare", system.command("build/program/main.js"), { env, stdio: "inherit" });
  try {
    await until(
      "the site is ready",
      () =>
        fetch(`${site}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      running,
    );
    const { token } = await json<{ token: string }>("/api/auth/login", account);
    check("A member signs in", token !== "");
    check("The home page has the sample institute", /<h1/.test(await (await fetch(site)).text()));
    const articles = await json<{ _id: string }[]>("/api/blogs/section/publications");
    const pdf = await fetch(`${site}/blogs/${articles[0]?._id}.pdf`);
    const [type, bytes] = [pdf.headers.get("content-type"), Buffer.from(await pdf.arrayBuffer())];
    check(
      "An article becomes a PDF",
      type === "application/pdf" && bytes.subarray(0, 5).toString() === "%PDF-",
    );
    const form = new FormData();
    form.set("image", new Blob([readFileSync(picture)]), "picture.webp");
    const headers = { authorization: `Bearer ${token}` };
    const upload = await fetch(`${site}/api/users/upload-profile-image`, {
      method: "POST",
      headers,
      body: form,
    });
    check("A picture is uploaded", upload.ok);
    await json("/api/auth/forgot-password", { email: account.email });
    const outbox = join(system.data, "outbox");
    await until(
      "an email is sent",
      async () => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith(".eml")),
      running,
    );
    check("An email is in the outbox", true);
    const backup = system.command("scripts/site.ts", "backup", "/data/site.footpath");
    const { status } = spawnSync("unshare", backup, { env, stdio: "inherit" });
    check("A backup is made", status === 0 && readdirSync(system.data).includes("site.footpath"));
    process.kill(childOf(running), "SIGTERM"); // process 1 in its own world
    const [code] = await once(running, "exit");
    check("SIGTERM ends it", code === 0);
  } finally {
    // It would outlive `unshare`, because it has changed its user.
    if (running.exitCode === null) process.kill(childOf(running), "SIGKILL");
    system.remove();
  }
}

async function json<Body>(path: string, body?: object): Promise<Body> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(site + path, body && post);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

async function until(what: string, isTrue: () => Promise<boolean>, running: ChildProcess): Promise<void> {
  while (!(await isTrue())) {
    if (running.exitCode !== null) throw new Error(`The site ended before ${what}.`);
    await setTimeout(100);
  }
}

function check(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`✗ ${what}`);
  say(`✓ ${what}`);
}

function childOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}
