import { AppError } from "#core/errors.ts";

/** Who requests the work. */
export type Turn = {
  /** Whose work it is. Work without a member, like social images, is never refused. */
  memberId?: string;
  /** Goes before all work that is not urgent. */
  urgent: boolean;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

/** `round`: how many of the same member were waiting before. */
type Waiting = Pick<Turn, "memberId" | "urgent"> & { round: number; start(): void };

type Turns = {
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  waiting(): number;
};

/**
 * Does one thing at a time: urgent ones first, then one of each member in turn. Refuses a member who has too many
 * waiting, and all members when there are too many in all. Never starts work of a disconnected client.
 */
export function fairTurns({ max, maxOfMember }: { max: number; maxOfMember: number }): Turns {
  let queue: Waiting[] = [];
  let isBusy = false;

  function wait({ memberId, urgent, signal }: Turn): Promise<void> {
    const lane = queue.filter((other) => other.urgent === urgent);
    const round = lane.filter((other) => other.memberId === memberId).length;
    if (memberId !== undefined) {
      if (round >= maxOfMember) throw tooManyOfMember();
      if (lane.length >= max) throw tooMany();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { memberId, urgent, round, start: resolve };
    const leave = () => {
      queue = queue.filter((other) => other !== waiting);
      reject(cancelled());
    };
    signal?.addEventListener("abort", leave);
    queue = [...queue, waiting].sort(
      (one, other) => Number(other.urgent) - Number(one.urgent) || one.round - other.round,
    );
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  return {
    waiting: () => queue.length,
    async run(turn, work) {
      if (turn.signal?.aborted) throw cancelled();
      if (isBusy) await wait(turn);
      isBusy = true;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next.start();
        else isBusy = false;
      }
    },
  };
}

function tooManyOfMember(): AppError {
  const sentence = "Your other pictures are still being processed. Please try again in a moment.";
  return new AppError("too_many_requests", sentence, { retryAfter: 5 });
}

function tooMany(): AppError {
  const sentence = "Many pictures are being processed. Please try again in a moment.";
  return new AppError("unavailable", sentence, { retryAfter: 10 });
}

function cancelled(): AppError {
  return new AppError("bad_request", "The request was cancelled.");
}
