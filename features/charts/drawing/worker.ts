import { answerRequests } from "#core/thread-program.ts";
import type { ChartData } from "../data/data.server.ts";
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

export type DrawingReply = { drawn: Drawn[] } | { svg: string };

answerRequests((request: DrawingRequest): DrawingReply => {
  if ("widths" in request) return { drawn: request.widths.map((width) => draw(request.data, width)) };
  const svg = withColours(drawFile(request.data, request.file), request.tokens);
  return { svg: request.shapes ? outlined(svg) : svg };
});
