import type { FastifyRequest } from "fastify";
import { type Labelled, type Metric, openHistogram } from "./format.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of a page's URL, such as `/blogs/:id`. Pages are no routes of Fastify. */
    pageRoute: string | undefined;
  }
}

/** The route of requests that match none, so that nobody can invent labels. */
export const unmatched = "unmatched";

export type RequestCounts = ReturnType<typeof openRequestCounts>;

type Counts = { read: number[]; write: number[]; seconds: { read: number; write: number } };

const classes = ["2xx", "3xx", "4xx", "5xx"];
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]; // seconds
const kinds = ["page", "api", "file"] as const;
const methods = ["read", "write"] as const;

/** Counts answers by route, method and status, and how long those took that no cache had. */
export function openRequestCounts() {
  const byRoute = new Map<string, Counts>();
  const durations = kinds.flatMap((kind) =>
    methods.map((method) => ({ kind, method, histogram: openHistogram(bounds) })),
  );

  function countsOf(route: string): Counts {
    const known = byRoute.get(route);
    if (known) return known;
    const made = { read: [0, 0, 0, 0], write: [0, 0, 0, 0], seconds: { read: 0, write: 0 } };
    byRoute.set(route, made);
    return made;
  }

  /** For readers whom a cache answered: does as little as possible. */
  function countRead(route: string, status: number): void {
    const { read } = countsOf(route);
    const at = status < 300 ? 0 : status < 400 ? 1 : status < 500 ? 2 : 3;
    read[at] = (read[at] ?? 0) + 1;
  }

  function count(request: FastifyRequest, status: number, seconds: number): void {
    const route = routeOf(request);
    const method = isRead(request.method) ? "read" : "write";
    const counts = countsOf(route);
    const at = Math.min(Math.max(Math.floor(status / 100) - 2, 0), 3);
    counts[method][at] = (counts[method][at] ?? 0) + 1;
    counts.seconds[method] += seconds;
    const kind = kindOf(request);
    durations.find((each) => each.kind === kind && each.method === method)?.histogram.observe(seconds);
  }

  function metrics(): Metric[] {
    const each = [...byRoute].flatMap(([route, counts]) =>
      methods.map((method) => ({ route, method, counts })),
    );
    const answers = each.flatMap(
      ({ route, method, counts }): Labelled =>
        classes
          .map((status, at): Labelled[number] => [{ route, method, status }, counts[method][at] ?? 0])
          .filter(([, value]) => value !== 0),
    );
    const seconds = each
      .map(({ route, method, counts }): Labelled[number] => [{ route, method }, counts.seconds[method]])
      .filter(([, value]) => value !== 0);
    const histograms = durations.map(({ kind, method, histogram }): Labelled[number] => [
      { kind, method },
      histogram,
    ]);
    return [
      ["footpath_http_requests_total", "Requests that were answered, also by the page cache", answers],
      [
        "footpath_http_route_seconds_total",
        "Time until requests were answered that the page cache did not have",
        seconds,
      ],
      [
        "footpath_http_request_duration_seconds",
        "Time until an answer was sent that the page cache did not have",
        histograms,
      ],
    ];
  }

  return { countRead, count, metrics };
}

export function routeOf({ routeOptions, pageRoute }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return pageRoute ?? unmatched;
  return url.startsWith("/assets/") ? "/assets/*" : url; // each built file has a route
}

function kindOf({ url, routeOptions }: FastifyRequest): (typeof kinds)[number] {
  if (url.startsWith("/api/")) return "api";
  return routeOptions.url === undefined ? "page" : "file";
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}
