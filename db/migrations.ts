import type { Engine, Queries } from "./engine.ts";
import { runStep, type Step } from "./migration-step.ts";
import { foundation } from "./migrations/0001-foundation.ts";
import { languages } from "./migrations/0002-languages.ts";
import { type History, historyOf, noteRelease, rejectOthers, tableColumns } from "./releases.ts";
import { rejectMissingColumns } from "./table-check.ts";
import { type Program, thisProgram } from "./version.ts";

export type Steps = Record<string, Step>;

/** They run in the order of their names, forward only. A released step is never edited. */
export const allSteps: Steps = {
  "0001-foundation": foundation,
  "0002-languages": languages,
};

/** An upgrade of a database that another version of this program has used. */
export type Upgrade = {
  /** The version that used it last. Undefined if none has noted itself. */
  from: string | undefined;
  to: string;
  /** The steps that are still to be run. */
  steps: string[];
  /** True if this version began to upgrade it, was interrupted, and no other has used it since. */
  isResumed: boolean;
};

export type MigrationOptions = {
  /** The steps to run: these, or all up to and with this one. All by default. */
  upTo?: string | string[];
  /** Tests have their own. */
  steps?: Steps;
  program?: Program;
  /** Called with sentences for the operator. */
  report?: (line: string) => void;
  /** Called before the first step of an upgrade. */
  before?: (upgrade: Upgrade, queries: Queries) => Promise<void>;
};

/**
 * Brings the tables up to this version, or to an earlier one with `upTo`. Each step is a transaction, so an upgrade that
 * was killed continues after its last finished step. Throws a sentence if this program cannot use the database.
 */
export async function migrate(
  queries: Queries,
  engine: Engine,
  options: MigrationOptions = {},
): Promise<void> {
  const { upTo, steps = allSteps, program = thisProgram, report = () => {}, before } = options;
  const run = async (names: string[]) => {
    for (const name of names) {
      await runStep(queries, engine, { name, step: steps[name] as Step, program, report });
    }
  };
  const upgradeAlone = async () => {
    const { upgrade } = await pendingUpgrade(queries, engine, options); // another process may have done it meanwhile
    if (upgrade.steps.length === 0) return;
    await before?.(upgrade, queries);
    await run(upgrade.steps);
    report(`The database is upgraded to Footpath ${upgrade.to}.`);
  };
  const waiting = () => report(`Another process upgrades the database at ${engine.place}: waiting for it.`);

  const found = await pendingUpgrade(queries, engine, options);
  const pending = found.upgrade.steps;
  if (found.history.executed.length === 0) await run(pending);
  else if (pending.length > 0) await engine.upgradeAlone(queries, upgradeAlone, waiting);
  if (upTo !== undefined) return;
  const { releases } = pending.length > 0 ? await historyOf(queries) : found.history;
  // Read after the steps: another process may have run one between the first reads of columns and of steps.
  rejectMissingColumns(await tableColumns(queries), engine.place);
  if (releases?.[0]?.version !== program.version) await noteRelease(queries, program);
}

/** The steps of a version: those in a list, or all up to and with one. */
function namesUpTo(steps: Steps, upTo?: string | string[]): string[] {
  const names = Object.keys(steps).sort();
  if (upTo === undefined) return names;
  return names.filter((name) => (Array.isArray(upTo) ? upTo.includes(name) : name <= upTo));
}

/** What `migrate` would do. Throws a sentence if this program cannot use the database. */
export async function pendingUpgrade(
  queries: Queries,
  engine: Engine,
  { upTo, steps = allSteps, program = thisProgram }: MigrationOptions = {},
): Promise<{ history: History; upgrade: Upgrade }> {
  const history = await historyOf(queries);
  rejectOthers(engine.place, history, Object.keys(steps).sort(), program);
  const { executed, releases = [] } = history;
  const pending = namesUpTo(steps, upTo).filter((name) => !executed.includes(name));
  const upgrade = {
    from: releases.find(({ version }) => version !== program.version)?.version,
    to: program.version,
    steps: pending,
    isResumed: releases[0]?.version === program.version && pending.length > 0,
  };
  return { history, upgrade };
}

/** The names of the steps that a database has behind it, oldest first. */
export async function executed(queries: Queries): Promise<string[]> {
  return (await historyOf(queries)).executed;
}
