// Runs before every command, also on a fresh clone and under an old Node, so it uses built-in modules only.
// Installs the locked packages and Node 26, and builds when sources have changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const modules = "node_modules";
const installed = join(modules, ".installed");
const node = join(modules, ".bin", process.platform === "win32" ? "node.cmd" : "node");
const everything = ["--include=dev", "--include=optional"];
const pages = ["admin", "api", "app", "core", "features", "ui", "public", "sample", "scripts", "docs/guide"];
const server = ["api", "app", "core", "db", "features", "sample", "scripts", "server"];
const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];

const messages = ["messages", "scripts/messages"].flatMap(filesIn);

install();
build("messages", "build-messages.ts", messages);
build("site", "build.ts", [...guides(), ...messages, ...pages.flatMap(filesIn)]);
build("server", "build-server.ts", ["package.json", ...server.flatMap(filesIn)]);

function install() {
  const wanted = hashOf(["package-lock.json"]);
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
  say("Installing packages …");
  rmSync(installed, { force: true });
  // Also where npm is told to omit them: the build needs the first, and sharp and argon2 have their programs among the second.
  npm(process.execPath, ["ci", ...everything]);
  if (!existsSync(node)) {
    fail(`Footpath brings its own Node 26, but there is none for ${process.platform} on ${process.arch}.`);
  }
  // npm skips optional packages that refuse the Node it runs on; the new Node takes them.
  if (missingOptional().length > 0) npm(node, ["install", "--no-save", ...everything]);
  // `exec` in the start script replaces the shell, which would not forward signals. Windows has no such command.
  if (process.platform === "win32") writeFileSync(join(modules, ".bin", "exec.cmd"), "@%*\r\n");
  writeFileSync(installed, wanted);
}

function build(what, script, sources) {
  const stamp = join("build", `.built-${what}`);
  const wanted = hashOf([...settings, ...sources]) + (process.env.PSEUDO ?? "");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(`Building the ${what} …`);
  rmSync(stamp, { force: true });
  run(node, [join("scripts", script)]);
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The texts beside `docs/guide` that are served as help. */
function guides() {
  if (!existsSync("docs")) return [];
  const names = readdirSync("docs").filter((name) => name.endsWith(".md"));
  return names.map((name) => join("docs", name)).sort();
}

/** Optional packages for this platform that are locked but not installed. */
function missingOptional() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const libc = process.report?.getReport?.().header?.glibcVersionRuntime ? "glibc" : "musl";
  return Object.entries(packages)
    .filter(([path, entry]) => entry.optional && path.startsWith(modules) && !existsSync(path))
    .filter(
      ([, { os, cpu, libc: kinds }]) =>
        os?.includes(process.platform) && cpu?.includes(process.arch) && (kinds?.includes(libc) ?? true),
    )
    .map(([path]) => path);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => !path.endsWith(".test.ts") && statSync(path).isFile())
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function npm(runner, args) {
  const cli = process.env.npm_execpath;
  if (cli) run(runner, [cli, ...args]);
  else run("npm", args);
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
