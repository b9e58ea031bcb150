import type { Message } from "#core/message.ts";
import { m } from "#messages";

/** The kinds of call-outs, and how readers see them: `data-kind` of an `aside`. */
export const calloutKinds: Record<string, Message> = {
  note: m.articles.calloutNote,
  important: m.articles.calloutImportant,
  example: m.articles.calloutExample,
};

export const asideKinds = [...Object.keys(calloutKinds), "quote"];
