import { AppError } from "#core/errors.ts";

/** Who requests the work. */
export type Turn = {
  /** Whose work it is. Work without a member, like cards for other sites, is never refused. */
  memberId?: string;
  /** Goes before all work that is not urgent. */
  urgent: boolean;
  /** Aborted when the client hangs up. */
  signal?: AbortSignal;
};

type Loading = { start(): void };
/** What waits, by member; the first member is the next. */
type Lane = Map<string, Loading[]>;

export type Turns = {
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  waiting(): number;
};

/**
 * Does one thing at a time: urgent ones first, then one of each member in turn. Refuses a member who has too many
 * waiting, and everybody when there are too many in all. Work is never begun after its client has hung up.
 */
export function fairTurns({ most, mostOfMember }: { most: number; mostOfMember: number }): Turns {
  const urgent: Lane = new Map();
  const others: Lane = new Map();
  let busy = false;

  async function admitted({ memberId, urgent: isUrgent, signal }: Turn): Promise<void> {
    if (signal?.aborted) throw goneAway();
    if (!busy) {
      busy = true;
      return;
    }
    const lane = isUrgent ? urgent : others;
    const key = memberId ?? "";
    if (memberId !== undefined) refuseTooMany(lane, key);
    await new Promise<void>((resolve, reject) => {
      const waiting = { start };
      function start() {
        signal?.removeEventListener("abort", leave);
        resolve();
      }
      function leave() {
        const rest = lane.get(key)?.filter((other) => other !== waiting) ?? [];
        if (rest.length > 0) lane.set(key, rest);
        else lane.delete(key);
        reject(goneAway());
      }
      lane.set(key, [...(lane.get(key) ?? []), waiting]);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  function refuseTooMany(lane: Lane, key: string): void {
    if ((lane.get(key)?.length ?? 0) >= mostOfMember) {
      const sentence = "Your other pictures are still being processed. Please try again in a moment.";
      throw new AppError("too_many_requests", sentence, { retryAfter: 5 });
    }
    if (countOf(lane) >= most) {
      const sentence = "Many pictures are being processed. Please try again in a moment.";
      throw new AppError("unavailable", sentence, { retryAfter: 10 });
    }
  }

  function next(): Loading | undefined {
    const lane = urgent.size > 0 ? urgent : others;
    const [entry] = lane;
    if (!entry) return undefined;
    const [key, [first, ...rest]] = entry;
    lane.delete(key);
    if (rest.length > 0) lane.set(key, rest); // behind the other members
    return first;
  }

  return {
    waiting: () => countOf(urgent) + countOf(others),
    async run(turn, work) {
      await admitted(turn);
      try {
        return await work();
      } finally {
        const waiting = next();
        if (waiting) waiting.start();
        else busy = false;
      }
    },
  };
}

function countOf(lane: Lane): number {
  return [...lane.values()].flat().length;
}

function goneAway(): AppError {
  return new AppError("bad_request", "The request was cancelled.");
}
