import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Drawn } from "./drawing/draw.ts";
import type { DrawingReply, DrawingRequest, ThreadMessage } from "./drawing/worker.ts";

const longest = 10_000; // milliseconds for one chart
const longestStart = 60_000; // milliseconds until the thread has loaded, with its low priority
const idleAfter = 60_000;
const heap = 96; // MiB of JavaScript
const mostWaiting = 400; // charts
const keptLetters = 4 * 1024 * 1024; // of drawings, about 300 charts

type Job = { request: DrawingRequest; resolve(reply: DrawingReply): void; reject(error: Error): void };

const waiting: Job[] = [];
let worker: Worker | undefined;
let isLoaded = false;
let current: Job | undefined;
let timer: NodeJS.Timeout | undefined;

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
  if (!("drawn" in reply)) throw new Error("failed" in reply ? reply.failed : "There is no drawing.");
  kept.set(key, reply.drawn);
  return reply.drawn;
}

/** A chart as a whole SVG document. */
export async function drawSvg(request: Extract<DrawingRequest, { shapes: boolean }>): Promise<string> {
  const reply = await run(request);
  if (!("svg" in reply)) throw new Error("failed" in reply ? reply.failed : "There is no drawing.");
  return reply.svg;
}

function run(request: DrawingRequest): Promise<DrawingReply> {
  return new Promise((resolve, reject) => {
    if (waiting.length >= mostWaiting) return reject(new Error("Too many charts are waiting."));
    waiting.push({ request, resolve, reject });
    if (!current) next();
  });
}

/** The thread starts with the first chart, and ends when there have been none for a while. */
function next(): void {
  clearTimeout(timer);
  current = waiting.shift();
  if (!current) {
    worker?.unref();
    timer = setTimeout(end, idleAfter).unref();
    return;
  }
  worker ??= start();
  worker.ref();
  limitTime();
  worker.postMessage(current.request);
}

function limitTime(): void {
  clearTimeout(timer);
  const tooLong = () => fail(new Error("A chart took too long."));
  timer = setTimeout(tooLong, isLoaded ? longest : longestStart);
}

function start(): Worker {
  const made = new Worker(new URL("./drawing/worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 },
  });
  made.on("message", (message: ThreadMessage) => {
    if (worker !== made) return;
    if (message === "loaded") {
      isLoaded = true;
      return limitTime();
    }
    current?.resolve(message);
    next();
  });
  // Out of memory.
  made.on("error", (error: Error) => {
    if (worker === made) fail(error);
  });
  return made;
}

function fail(error: Error): void {
  current?.reject(error);
  end();
  next();
}

function end(): void {
  worker?.terminate().catch(() => {});
  worker = undefined;
  isLoaded = false;
}
