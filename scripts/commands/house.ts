import { patientLimits } from "#db/limits.ts";
import { readEnv } from "#server/env.ts";
import { makeLogger, openHouse } from "#server/house.ts";
import { type House, visitOf } from "#server/visit.ts";
import type { Visit } from "#visit/visit.ts";

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
