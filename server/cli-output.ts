import { isDiskFull } from "#db/full-disk.ts";

const noSpace = "There is no space left on a disk that this writes to. Free some, and try again.";

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A progress bar; without a terminal, only its end is written. */
say.progress = (what: string, done: number, all: number): void => {
  const width = 24;
  const filled = all === 0 ? width : Math.round((done / all) * width);
  const line = `${what} ${"█".repeat(filled)}${"░".repeat(width - filled)} ${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? "\n" : ""}`);
  else if (done === all) process.stdout.write(`${what}: ${done} of ${all}\n`);
};

/** Prints the message without a stack and exits with 1. */
say.failure = (error: unknown): never => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isDiskFull(error) ? noSpace : words}\n`);
  process.exit(1);
};
