import type { LookupFunction } from "node:net";
import { diagnosePostgres } from "#db/diagnosis.ts";
import { type Check, type Finding, ok, warning, wrong } from "./check.ts";
import { ask } from "./requests.ts";

const seconds = 1000; // milliseconds
const late = 5 * seconds;
const tooLate = 60 * seconds;
const patience = 8 * seconds;

export const clock: Check = {
  name: "clock",
  async run({ env, lookup }) {
    const others: [string, Promise<number | undefined>][] = [];
    if (env.siteUrl) others.push([`the one at ${env.siteUrl}`, ofServer(env.siteUrl, lookup)]);
    if (env.databaseUrl) {
      const facts = diagnosePostgres(env.databaseUrl, env.databaseListenUrl ?? env.databaseUrl, patience);
      others.push(["PostgreSQL's", facts.then(({ ahead }) => ahead)]);
    }
    const findings = await Promise.all(
      others.map(async ([whose, ahead]) => verdict(whose, await ahead.catch(() => undefined))),
    );
    if (findings.flat().length > 0) return findings.flat();
    const now = new Date().toISOString().slice(0, 16).replace("T", " ");
    return [ok(`The clock of this machine says ${now} UTC. There is no other clock to compare it with.`)];
  },
};

/** Milliseconds by which the clock of a server is ahead. Its header has whole seconds. */
async function ofServer(url: string, lookup: LookupFunction): Promise<number | undefined> {
  const { headers, sentAt, answeredAt } = await ask(`${url}/healthz`, { lookup });
  return headers.date ? Date.parse(headers.date) + seconds / 2 - (sentAt + answeredAt) / 2 : undefined;
}

function verdict(whose: string, ahead: number | undefined): Finding[] {
  if (ahead === undefined) return [];
  const difference = Math.round(Math.abs(ahead) / seconds);
  const text = `The clock of this machine is ${difference} seconds ${ahead > 0 ? "behind" : "ahead of"} ${whose}.`;
  const advice =
    "Let both use network time:  timedatectl set-ntp true  Otherwise links and sessions expire too early or too late.";
  if (Math.abs(ahead) >= tooLate) return [wrong(text, advice)];
  return [Math.abs(ahead) >= late ? warning(text, advice) : ok(`The clock agrees with ${whose}.`)];
}
