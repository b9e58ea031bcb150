import { frameHeight } from "#features/embeds/frames.ts";

/** What other sites offer to copy: `<iframe src="…" height="400"></iframe>`. */
export type FrameCode = { address: string; title: string; height: number };

/** Returns null for a text that is not the code of a frame. */
export function frameCodeIn(text: string): FrameCode | null {
  if (!/^\s*<iframe\s/i.test(text)) return null;
  const frame = new DOMParser().parseFromString(text, "text/html").querySelector("iframe");
  const address = URL.parse(frame?.getAttribute("src") ?? "", "https://invalid/")?.href;
  if (!frame || !address) return null;
  const title = (frame.title || frame.ariaLabel || "").trim().slice(0, 200);
  return { address, title, height: frameHeight(frame.getAttribute("height")) };
}
