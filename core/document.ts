import type { Context } from "./context.ts";
import type { Services } from "./services.ts";

/** A file that is generated from the data on request, such as a feed. Buffers are sent uncompressed. */
export type Document = {
  type: string;
  body: string | Buffer;
  /** The file name of a download; undefined for a file that browsers show. */
  saveAs?: string;
  /** Asks search engines not to list it. */
  noindex?: boolean;
  /** The URL of the page with the same text. */
  canonical?: string;
  /** The path at which it is now: the response is a redirect without a body. */
  movedTo?: string;
};

/**
 * Generates a document from the parameters of its path. Throws `not_found` or `gone`. The type of a method, so that each
 * operation may name only the parameters of its own path.
 */
export type DocumentOperation = {
  generate(ctx: Context, parameters: Record<string, string>, services: Services): Promise<Document>;
}["generate"];
