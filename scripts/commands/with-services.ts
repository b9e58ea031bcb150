import type { Visit } from "#core/context.ts";
import { patientLimits } from "#db/limits.ts";
import { type House, visitOf } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { makeLogger, openHouse } from "#server/services.ts";

/** Runs a command's work on the data that the environment names, and closes it afterwards. */
export async function withHouse<Result>(
  work: (visit: Visit, house: House) => Promise<Result>,
): Promise<Result> {
  const env = { ...readEnv(process.env), database: patientLimits };
  const house = await openHouse(env, makeLogger("error"));
  try {
    return await work(visitOf(house, null), house);
  } finally {
    await house.close();
  }
}
