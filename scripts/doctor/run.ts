import { type Check, type Finding, type Setup, warning } from "./check.ts";

export type Result = Finding & { check: string };

const limit = 25_000; // milliseconds; every check has shorter limits of its own

/** Runs the checks side by side. None of them can hold up or fail the others. */
export async function runChecks(checks: Check[], setup: Setup, within = limit): Promise<Result[]> {
  const results = await Promise.all(checks.map((check) => findingsOf(check, setup, within)));
  return results.flatMap((findings, at) =>
    findings.map((finding) => ({ check: checks[at]?.name ?? "", ...finding })),
  );
}

async function findingsOf({ run }: Check, setup: Setup, within: number): Promise<Finding[]> {
  const { promise: late, resolve } = Promise.withResolvers<Finding[]>();
  const text = `This did not end within ${within / 1000} seconds.`;
  const timer = setTimeout(
    () => resolve([warning(text, "Try again when the machine is less busy.")]),
    within,
  );
  try {
    return await Promise.race([run(setup), late]);
  } catch (error) {
    const { message } = error as Error;
    return [{ verdict: "wrong", text: `This could not be checked: ${message.replace(/\.$/, "")}.` }];
  } finally {
    clearTimeout(timer);
  }
}
