import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ChartData } from "../data.server.ts";
import { withColours } from "./colours.ts";
import { type Drawn, draw } from "./draw.ts";
import { drawFile, type FileText } from "./file.ts";
import { outlined } from "./outline.ts";

// The thread in which charts are drawn, one at a time: started, fed and ended by `thread.server.ts`.

/** `widths`: for a page. `file`: a whole SVG with these colours, whose texts may be shapes. */
export type DrawingRequest = { data: ChartData } & (
  | { widths: number[] }
  | { file: FileText; tokens: Record<string, string>; shapes: boolean }
);

export type DrawingReply = { drawn: Drawn[] } | { svg: string } | { failed: string };

export type ThreadMessage = DrawingReply | "loaded";

// On Linux this is per thread: with few cores, charts yield to the main thread.
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));

parentPort?.on("message", (request: DrawingRequest) => {
  parentPort?.postMessage(reply(request));
});
parentPort?.postMessage("loaded" satisfies ThreadMessage);

function reply(request: DrawingRequest): DrawingReply {
  try {
    if ("widths" in request) return { drawn: request.widths.map((width) => draw(request.data, width)) };
    const svg = withColours(drawFile(request.data, request.file), request.tokens);
    return { svg: request.shapes ? outlined(svg) : svg };
  } catch (error) {
    return { failed: String(error) };
  }
}
