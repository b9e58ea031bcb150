import { parseArgs, styleText } from "node:util";
import { say } from "#server/cli-output.ts";
import type { Verdict } from "../doctor/check.ts";
import { checks } from "../doctor/checks.ts";
import { type Result, runChecks } from "../doctor/run.ts";
import { setupOf } from "../doctor/setup.ts";

const usage = "npm run site -- doctor [--json] [--mail-to EMAIL] [--dkim NAME] [--dns SERVER]";
const colours = { ok: "green", warning: "yellow", wrong: "red" } as const;

/** Says in words what is wrong with an installation. Exits with 1 if something is. */
export async function doctor(args: string[]): Promise<void> {
  const { json, "mail-to": mailTo, dkim, dns } = optionsOf(args);
  const results = await runChecks(checks, setupOf(process.env, { mailTo, dkim, dns }));
  if (json) say(JSON.stringify(results, null, 2));
  else for (const line of report(results)) say(line);
  const isWrong = results.some(({ verdict }) => verdict === "wrong");
  // What did not end in time must not hold up the end.
  process.stdout.write("", () => process.exit(isWrong ? 1 : 0));
}

function optionsOf(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { json: { type: "boolean" }, "mail-to": text, dkim: text, dns: text } })
      .values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split(". ", 1)[0]}:  ${usage}`);
  }
}

function report(results: Result[]): string[] {
  const lines = results.map(({ check, verdict, text, advice }) => {
    const word = styleText(colours[verdict], verdict.padEnd(8));
    return `${word} ${check.padEnd(9)} ${text}${advice ? ` ${advice}` : ""}`;
  });
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const [bad, doubtful] = [count("wrong"), count("warning")];
  const things = bad === 0 ? "Nothing is wrong" : bad === 1 ? "1 thing is wrong" : `${bad} things are wrong`;
  const sum = `${things}; ${doubtful} ${doubtful === 1 ? "warning" : "warnings"}.`;
  return [...lines, "", sum];
}
