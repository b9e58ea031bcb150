import { pictureProcess } from "./child.server.ts";
import type { Jobs } from "./jobs.server.ts";
import { fairTurns, type Turn } from "./turns.server.ts";

/** One picture at a time, for all sites of this process. */
export const turns = fairTurns({ most: 20, mostOfMember: 3 });
const pictures = pictureProcess({ longest: 120_000, idleAfter: 10_000 });

/** Runs a job in the process for pictures, one at a time and in a fair order. */
export function decode<Name extends keyof Jobs>(
  job: Name,
  input: Parameters<Jobs[Name]>[0],
  turn: Turn = { urgent: false },
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const work = () => pictures.run({ job, input }, turn.signal);
  return turns.run(turn, work) as Promise<Awaited<ReturnType<Jobs[Name]>>>;
}
