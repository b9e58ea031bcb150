import type { Site } from "#core/context.ts";
import type { Place } from "#db/client.ts";
import type { Change } from "#db/engine.ts";
import type { DatabaseLimits } from "#db/limits.ts";
import type { Encoding } from "../http/encoding.ts";
import type { PageAddress } from "../pages/address.ts";
import type { EncodedPage } from "../pages/page.ts";
import type { PagePart } from "../pages/render.ts";

/** What a render worker starts with. */
export type ThreadData = {
  /** The folder of the built site. */
  build: string;
  place: Place;
  limits: DatabaseLimits;
  logLevel: string;
  site: Site;
};

export type Wanted = {
  address: PageAddress;
  encoding: Encoding;
  part: PagePart;
  /** Whether the reader asks for fewer bytes. */
  isSaving?: boolean;
  /** The language in which the page is offered. */
  offer?: string;
};

/** `now`: the time of the main thread, in milliseconds since 1970. */
export type Order = Wanted & { id: number; now: number; isListening: boolean };

/** Messages arrive in order: a render sees every change and setting that was sent before it. */
export type ToThread =
  | { order: Order }
  | { change: Change | null }
  | { site: Site }
  | { file: { id: number; bytes: Uint8Array | undefined } };

/** `page` is undefined if only the main thread can render it. */
export type FromThread =
  | { ready: true }
  | { rendered: { id: number; page: EncodedPage | undefined } }
  | { line: string }
  | { read: { id: number; key: string } };
