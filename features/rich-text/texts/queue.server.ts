import { AppError } from "#core/errors.ts";
import { fairQueue } from "#core/fair-queue.ts";

/** Of the texts that wait: elements and characters. */
type Size = { weight: number; characters: number };
type Turn = Size & { key: string; begin(): void };

const maxOfMember: Size = { weight: 250_000, characters: 4_000_000 };
const maxOfReaders: Size = { weight: 4_000_000, characters: 64_000_000 }; // three feeds of the longest texts
const maxInAll: Size = { weight: 1_000_000, characters: 16_000_000 };

/** Handles one text at a time, those of readers and of members alternately, and one of each member in turn. */
export function textTurns() {
  const [readers, members] = [fairQueue<Turn>(), fairQueue<Turn>()];
  const lanes = [readers, members];
  const inAll: Size = { weight: 0, characters: 0 };
  let isBusy = false;

  function wait(member: string | undefined, size: Size): Promise<void> {
    if (member === undefined) {
      if (isOver(readers.of(""), size, maxOfReaders)) throw tooMany();
    } else {
      if (isOver(members.of(member), size, maxOfMember)) throw tooManyOfMember();
      if (isOver([inAll], size, maxInAll)) throw tooMany();
    }
    add(size, 1);
    return new Promise((begin) => {
      const lane = member === undefined ? readers : members;
      lane.put({ key: member ?? "", begin, ...size });
    });
  }

  function add({ weight, characters }: Size, sign: 1 | -1): void {
    inAll.weight += sign * weight;
    inAll.characters += sign * characters;
  }

  function handOn(): void {
    lanes.reverse();
    const turn = lanes.find((lane) => lane.size() > 0)?.take();
    isBusy = turn !== undefined;
    if (!turn) return;
    add(turn, -1);
    turn.begin();
  }

  return {
    /** Throws `too_many_requests` for a member with too much waiting, and `unavailable` if all or readers have too much. */
    async run<Result>(member: string | undefined, size: Size, work: () => Promise<Result>): Promise<Result> {
      if (isBusy) await wait(member, size);
      isBusy = true;
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}

function isOver(waiting: Size[], size: Size, max: Size): boolean {
  const sum = (part: keyof Size) => waiting.reduce((all, each) => all + each[part], size[part]);
  return sum("weight") > max.weight || sum("characters") > max.characters;
}

function tooManyOfMember(): AppError {
  const sentence = "Your other texts are still being read. Please try again in a moment.";
  return new AppError("too_many_requests", sentence, { retryAfter: 5 });
}

function tooMany(): AppError {
  const sentence = "Many texts are being read. Please try again in a moment.";
  return new AppError("unavailable", sentence, { retryAfter: 10 });
}
