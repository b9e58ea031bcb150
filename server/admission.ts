import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { Refusal } from "#visit/refusal.ts";

export type AdmissionOptions = {
  /** Pieces of work at one time. */
  atOnce: number;
  /** Requests of one client that may wait, and of all clients together. */
  waitingEach: number;
  waitingInAll: number;
  /** Milliseconds after which a waiting request is refused. */
  longestWait: number;
  now?(): number;
  /** Pauses after work that kept the event loop busy for some milliseconds. */
  rest?(held: number): Promise<void>;
};

/**
 * The key of a client or of a member. Members and strangers take turns, however many of each are waiting. `signal`
 * aborts when the client hangs up, which drops its waiting request.
 */
export type Client = { key: string; isMember: boolean; signal?: AbortSignal };

export type Admission = ReturnType<typeof openAdmission>;

type Turn = { begin(): void; refuse(error: Shed): void; since: number };
type Lane = { waiting: number; queues: Map<string, Turn[]> };

const longestRest = 50; // milliseconds
const longestIdleWait = 100;

/** Thrown when work is shed: too much waits, it waited too long, or its client has hung up. */
export class Shed extends Refusal {
  constructor() {
    super("unavailable", shedMessage, { retryAfter: shedRetryAfter });
  }
}

export const shedMessage = "The site is very busy. Please try again in a moment.";
export const shedRetryAfter = 2; // seconds

/** Pages and answers take CPU time of the event loop. Two at once, so that one may wait for the database. */
export const uncachedWork = { atOnce: 2, waitingEach: 64, waitingInAll: 256, longestWait: 4000 };

/** Pictures that are drawn take longer, on threads of their own. */
export const drawing = { atOnce: 1, waitingEach: 16, waitingInAll: 64, longestWait: 10_000 };

/**
 * Admits work that no cache can answer: a few pieces at a time, clients in turn, a bounded number of each. Everything
 * beyond that gets 503 at once. Between two pieces the event loop serves everybody else.
 */
export function openAdmission(options: AdmissionOptions) {
  const { atOnce, waitingEach, waitingInAll, longestWait } = options;
  const { now = () => performance.now(), rest = untilIdleFor } = options;
  const lanes: Lane[] = [newLane(), newLane()];
  const [members, strangers] = lanes as [Lane, Lane];
  let running = 0;
  let refused = 0;
  let resting = Promise.resolve();

  /** Does the work when it is the client's turn. Refuses when too many wait, or when it takes too long. */
  async function run<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else await turnOf(client);
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      const { active } = performance.eventLoopUtilization(before);
      // One pause after the other, also when two pieces of work end together.
      resting = resting.then(() => rest(active)).then(handOn, handOn);
    }
  }

  function turnOf({ key, isMember, signal }: Client): Promise<void> {
    const lane = isMember ? members : strangers;
    if (isFull(key, isMember)) throw busy();
    if (signal?.aborted) throw new Shed();
    if (lane.waiting >= waitingInAll) {
      const [otherKey, longest] = longestQueue(lane);
      drop(lane, otherKey, longest.at(-1));
      refused += 1;
    }
    const queue = lane.queues.get(key) ?? [];
    return new Promise((begin, refuse) => {
      const turn = { begin, refuse, since: now() };
      queue.push(turn);
      lane.queues.set(key, queue);
      lane.waiting += 1;
      signal?.addEventListener("abort", () => drop(lane, key, turn), { once: true });
    });
  }

  /** Whether one more request of a client would be shed. Only clients with more waiting make room for it. */
  function isFull(key: string, isMember = false): boolean {
    if (running < atOnce) return false;
    const lane = isMember ? members : strangers;
    const own = lane.queues.get(key)?.length ?? 0;
    if (own >= waitingEach) return true;
    return lane.waiting >= waitingInAll && longestQueue(lane)[1].length <= own + 1;
  }

  /** Sheds a request that is still waiting. */
  function drop(lane: Lane, key: string, turn: Turn | undefined): void {
    const queue = lane.queues.get(key) ?? [];
    const index = turn ? queue.indexOf(turn) : -1;
    if (index < 0) return;
    queue.splice(index, 1);
    lane.waiting -= 1;
    if (queue.length === 0) lane.queues.delete(key);
    turn?.refuse(new Shed());
  }

  function handOn(): void {
    running -= 1;
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      if (now() - turn.since > longestWait) {
        turn.refuse(busy());
        continue;
      }
      running += 1;
      turn.begin();
      return;
    }
  }

  function nextTurn(): Turn | undefined {
    lanes.reverse();
    const lane = lanes.find(({ waiting }) => waiting > 0);
    const [first] = lane?.queues ?? [];
    if (!lane || !first) return undefined;
    const [key, queue] = first;
    lane.waiting -= 1;
    lane.queues.delete(key);
    const turn = queue.shift();
    if (queue.length > 0) lane.queues.set(key, queue); // behind all others
    return turn;
  }

  function busy(): Shed {
    refused += 1;
    return new Shed();
  }

  return {
    run,
    isFull,
    /** Counts a request that was refused elsewhere. */
    countRefused() {
      refused += 1;
    },
    /** For the metrics: `refused` counts from the start. */
    size: () => ({ running, waiting: members.waiting + strangers.waiting, refused }),
  };
}

function newLane(): Lane {
  return { waiting: 0, queues: new Map() };
}

function longestQueue(lane: Lane): [string, Turn[]] {
  return [...lane.queues].reduce((most, each) => (each[1].length > most[1].length ? each : most));
}

/**
 * Waits until the event loop has been idle for as long as it was held, so that renders take half of its time at most,
 * and less while it is busy with other things. libuv accepts one connection in each turn of the loop: without the
 * pause, a new reader would wait for one piece of work per connection in front of theirs.
 */
async function untilIdleFor(held: number): Promise<void> {
  const before = performance.eventLoopUtilization();
  const end = performance.now() + longestRest;
  for (let missing = Math.min(held, longestRest); missing > 0 && performance.now() < end; ) {
    await delay(Math.max(1, missing));
    missing = Math.min(held, longestRest) - performance.eventLoopUtilization(before).idle;
  }
}

/** Waits until the event loop has been idle, but not longer than `longestIdleWait`. */
export async function untilIdle(): Promise<void> {
  const end = performance.now() + longestIdleWait;
  do {
    const before = performance.eventLoopUtilization();
    await delay(1);
    if (performance.eventLoopUtilization(before).idle > 0) return;
  } while (performance.now() < end);
}
