import { AppError } from "#core/errors.ts";

type Waiting = { begin(): void; skip(error: AppError): void };

/** The save that waits for the running one, by what is being saved. */
const running = new Map<string, Waiting | undefined>();

/** Runs one save of a text at a time. Of those that wait, only the last is run; the others throw `superseded`. */
export async function lastOfSaves<Result>(key: string, save: () => Promise<Result>): Promise<Result> {
  if (running.has(key)) {
    running.get(key)?.skip(superseded());
    await new Promise<void>((begin, skip) => running.set(key, { begin, skip }));
  } else {
    running.set(key, undefined);
  }
  try {
    return await save();
  } finally {
    const next = running.get(key);
    if (next) running.set(key, undefined);
    else running.delete(key);
    next?.begin();
  }
}

function superseded(): AppError {
  return new AppError("superseded", "A later save of this text has taken the place of this one.");
}
