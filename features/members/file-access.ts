import { hour } from "#core/durations.ts";
import type { MemberFunctions } from "./contract.ts";

const lifetime = hour; // a sixth of what the server allows
const guarded = /\/(?:files\/[\da-f]{24}\/[\w.-]+|media\/[\da-f]{24}\/(?:video\.\w+|page-[\w-]+\.webp))/g;

let query = "";
let reader: string | null = null; // a session's token
let readAt = 0;

/** Reads what opens the files of drafts, unless it is recent. A failure only leaves these files closed. */
export async function readFileAccess({ fileAccess }: MemberFunctions, token: string | null): Promise<void> {
  const now = performance.now();
  if (query && reader === token && now - readAt < lifetime) return;
  query = (await fileAccess().catch(() => undefined))?.query ?? "";
  reader = token;
  readAt = now;
}

/** An address, a `srcset` or HTML, with what opens its files for this member. Never to be saved. */
export function withFileAccess(text: string): string {
  return query ? text.replace(guarded, `$&${query}`) : text;
}

/** The same for all texts of a page that is only shown. */
export function pageWithFileAccess<Page>(page: Page): Page {
  return JSON.parse(withFileAccess(JSON.stringify(page)));
}
