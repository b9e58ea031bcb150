import type { Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { patientLimits } from "#db/limits.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";

export async function withServices<Result>(work: (ctx: Context, services: Services) => Promise<Result>) {
  const env = { ...readEnv(process.env), database: patientLimits };
  const services = await openServices(env, makeLogger("error"));
  try {
    return await work(contextFor(services, null), services);
  } finally {
    await services.close();
  }
}
