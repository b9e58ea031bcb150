import { AppError } from "#core/errors.ts";
import { fairWork } from "#core/fair-queue.ts";
import { m } from "#messages";

/** The size of texts: elements and characters. */
type Size = { weight: number; characters: number };

const maxOfMember: Size = { weight: 250_000, characters: 4_000_000 };
const maxOfReaders: Size = { weight: 4_000_000, characters: 64_000_000 }; // three feeds of the longest texts
const maxInAll: Size = { weight: 1_000_000, characters: 16_000_000 };

/** Handles one text at a time, those of readers and of members alternately, and one of each member in turn. */
export function textQueue() {
  const { queue, run, isBusy } = fairWork<Size & { path: string[] }>(tooMany);

  function refuse(member: string | undefined, size: Size): void {
    if (member === undefined) {
      if (isOver(queue.items("readers"), size, maxOfReaders)) throw tooMany();
    } else {
      if (isOver(queue.items("members", member), size, maxOfMember)) throw tooManyOfMember();
      if (isOver(queue.items(), size, maxInAll)) throw tooMany();
    }
  }

  return {
    /** Throws `too_many_requests` for a member with too much waiting, and `unavailable` if all or readers have too much. */
    async run<Result>(member: string | undefined, size: Size, work: () => Promise<Result>): Promise<Result> {
      if (isBusy()) refuse(member, size);
      const path = member === undefined ? ["readers"] : ["members", member];
      return run({ item: { path, ...size }, work });
    },
  };
}

function isOver(waiting: Size[], size: Size, max: Size): boolean {
  const sum = (part: keyof Size) => waiting.reduce((all, each) => all + each[part], size[part]);
  return sum("weight") > max.weight || sum("characters") > max.characters;
}

function tooManyOfMember(): AppError {
  const sentence = m.adminEditor.ownTextsWaiting();
  return new AppError("too_many_requests", sentence, { retryAfter: 5 });
}

function tooMany(): AppError {
  const sentence = m.adminEditor.textsWaiting();
  return new AppError("unavailable", sentence, { retryAfter: 10 });
}
