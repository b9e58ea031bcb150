import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { useFolder } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { wrongLine } from "./env-file.ts";

const folder = useFolder();
const file = join(folder, ".env");
const script = resolve("scripts/site.ts");

/** A command that says what a bad PORT is, with the file of the folder. */
async function command(text: string, env: Record<string, string> = {}) {
  writeFileSync(file, text);
  const program = run([script, "sweep"], { ENV_FILE: file, DATA_DIR: join(folder, "data"), ...env });
  return { code: await program.ended, message: program.err().trim() };
}

const badPort = (name: string) => ({
  code: 1,
  message: `The variable ${name} must be a whole number from 0 to 65535.`,
});

describe("the file .env", () => {
  it("sets variables, and those that are set already win", async () => {
    expect(await command('# a comment\n\nexport PORT="a port"\n')).toEqual(badPort("PORT"));
    expect(await command("PORT=a port", { PORT: "3000" })).toMatchObject({ code: 0, message: "" });
  });

  it("may be missing, unless ENV_FILE names it", async () => {
    const data = { DATA_DIR: join(folder, "data") };
    const other = join(folder, "other.env");
    const without = run([script, "help"], { ...data, ENV_FILE: "" });
    expect(await without.ended).toBe(0);
    const named = run([script, "sweep"], { ...data, ENV_FILE: other });
    expect([await named.ended, named.err().trim()]).toEqual([
      1,
      `There is no file ${other}, which ENV_FILE names.`,
    ]);
  });

  it("that cannot be read is named in a sentence", async () => {
    const here = join(folder, "a folder");
    mkdirSync(here);
    const program = run([script, "sweep"], { ENV_FILE: here, DATA_DIR: join(folder, "data") });
    expect(await program.ended).toBe(1);
    expect(program.err().trim()).toBe(
      `The file ${here} cannot be read (EISDIR): it must be a file that the user of the site may read.`,
    );
  });

  it("is not read if a line is malformed, and the message does not repeat the line", async () => {
    chmodSync(folder, 0o700);
    expect(await command("SITE_NAME=Path\nJWT_SECRET the secret\n")).toEqual({
      code: 1,
      message: `Line 2 of ${file} is not like NAME=value: correct it, or begin it with # to make it a comment.`,
    });
  });

  it.each([
    ["A=1\nB = 2\n", undefined],
    ["A=\nB=#\n  # comment\n\texport C=3\r\nD=4", undefined],
    ["A=\"one\ntwo\"\nB='x' # why\nC=`y`", undefined],
    ["A=it's\nB=2", undefined],
    ['A="one\nB=2', 1],
    ["A=1\n\nB: 2", 3],
    ['A="one\ntwo"\nwrong', 3],
    ["2A=1", 1],
    ["SITE-URL=x", 1],
  ])("%j has its first wrong line at %j", (text, line) => {
    expect(wrongLine(text)).toBe(line);
  });
});
