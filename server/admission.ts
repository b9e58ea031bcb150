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
  /** Pauses after work that held the event loop for some milliseconds. */
  rest?(held: number): Promise<void>;
};

/** Who asks: the key of a client or of a member. Members and strangers take turns, whoever has more waiting. */
export type Client = { key: string; isMember: boolean };

export type Admission = ReturnType<typeof openAdmission>;

type Turn = { begin(): void; refuse(error: Refusal): void; since: number };
type Lane = { waiting: number; queues: Map<string, Turn[]> };

const longestRest = 100; // milliseconds

/** Pages and answers are processor time of the one event loop; two at once, so that one may wait for the database. */
export const uncachedWork = { atOnce: 2, waitingEach: 64, waitingInAll: 256, longestWait: 4000 };

/** Pictures that are drawn take longer, on threads of their own. */
export const drawing = { atOnce: 1, waitingEach: 16, waitingInAll: 64, longestWait: 10_000 };

/**
 * Lets in the work that no cache can answer: a few pieces at a time, clients in turn, a bounded number of each.
 * Whoever comes on top of that gets 503 at once. Between two pieces the event loop serves everybody else.
 */
export function openAdmission(options: AdmissionOptions) {
  const { atOnce, waitingEach, waitingInAll, longestWait } = options;
  const { now = () => performance.now(), rest = untilIdle } = options;
  const lanes: Lane[] = [newLane(), newLane()];
  const [members, strangers] = lanes as [Lane, Lane];
  let running = 0;
  let refused = 0;

  /** Does the work when it is the client's turn. Refuses when too many wait, or when it takes too long. */
  async function run<Result>({ key, isMember }: Client, work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else await turnIn(isMember ? members : strangers, key);
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      rest(performance.eventLoopUtilization(before).active).then(handOn, handOn);
    }
  }

  function turnIn(lane: Lane, key: string): Promise<void> {
    const queue = lane.queues.get(key) ?? [];
    if (queue.length >= waitingEach) throw busy();
    if (lane.waiting >= waitingInAll) makeRoom(lane, queue.length);
    return new Promise((begin, refuse) => {
      queue.push({ begin, refuse, since: now() });
      lane.queues.set(key, queue);
      lane.waiting += 1;
    });
  }

  /** Takes the last request of the client that has most of them, unless that is the one who asks. */
  function makeRoom(lane: Lane, own: number): void {
    const [key, longest] = [...lane.queues].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    );
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.refuse(busy());
    lane.waiting -= 1;
    if (longest.length === 0) lane.queues.delete(key);
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

  function busy(): Refusal {
    refused += 1;
    const msg = "The site is very busy. Please try again in a moment.";
    return new Refusal("unavailable", msg, { retryAfter: 2 });
  }

  return {
    run,
    /** For the metrics: `refused` counts from the start. */
    size: () => ({ running, waiting: members.waiting + strangers.waiting, refused }),
  };
}

function newLane(): Lane {
  return { waiting: 0, queues: new Map() };
}

/**
 * Waits until the event loop has been idle, or for as long as it was held. libuv accepts one connection in each turn
 * of the loop: without the pause a new reader would wait for one piece of work per connection in front of theirs.
 */
export async function untilIdle(held = longestRest): Promise<void> {
  const end = performance.now() + Math.min(held, longestRest);
  do {
    const before = performance.eventLoopUtilization();
    await delay(1);
    if (performance.eventLoopUtilization(before).idle > 0) return;
  } while (performance.now() < end);
}
