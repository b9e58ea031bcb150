import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { workerThread } from "#core/worker-thread.ts";
import type { Drawn } from "./drawing/draw.ts";
import type { DrawingReply, DrawingRequest } from "./drawing/worker.ts";

const maxWaiting = 400; // charts
const keptLetters = 4 * 1024 * 1024; // of drawings, about 300 charts

const thread = workerThread<DrawingRequest, DrawingReply>({
  program: new URL("./drawing/worker.ts", import.meta.url),
  heap: 96,
  maxSeconds: 10,
});
const oneAtATime = pLimit(1);

/** The drawings that were used last: each write to an article renders its page again. */
const kept = new LRUCache<string, Drawn[]>({
  maxSize: keptLetters,
  sizeCalculation: (drawn, key) => drawn.reduce((sum, { svg }) => sum + svg.length, key.length),
});

/** A chart in some widths. Throws if it cannot be drawn. */
export async function drawWidths(request: Extract<DrawingRequest, { widths: number[] }>): Promise<Drawn[]> {
  const key = JSON.stringify(request);
  const known = kept.get(key);
  if (known) return known;
  const reply = await run(request);
  if (!("drawn" in reply)) throw new Error("There is no drawing.");
  kept.set(key, reply.drawn);
  return reply.drawn;
}

export async function drawSvg(request: Extract<DrawingRequest, { shapes: boolean }>): Promise<string> {
  const reply = await run(request);
  if (!("svg" in reply)) throw new Error("There is no drawing.");
  return reply.svg;
}

async function run(request: DrawingRequest): Promise<DrawingReply> {
  if (oneAtATime.pendingCount >= maxWaiting) throw new Error("Too many charts are waiting.");
  return oneAtATime(() => thread.run(request));
}
