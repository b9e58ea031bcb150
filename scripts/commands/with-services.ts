import type { Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { patientLimits } from "#db/limits.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";

export async function withServices<Result>(work: (ctx: Context, services: Services) => Promise<Result>) {
  const env = { ...readEnv(process.env), database: patientLimits };
  // Standard output is for what the command prints.
  const report = (line: string) => process.stderr.write(`${line}\n`);
  const services = await openServices(env, makeLogger("error"), undefined, { report });
  try {
    return await work(contextFor(services, null), services);
  } finally {
    await services.close();
  }
}
