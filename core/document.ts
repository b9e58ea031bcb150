import type { Context } from "./context.ts";
import type { Services } from "./services.ts";

/** A file that is generated from the data on request, such as a feed. Buffers are sent uncompressed. */
export type Document = {
  type: string;
  body: string | Buffer;
  /** The file name of a download; undefined for a file that browsers show. */
  saveAs?: string;
};

/** Generates a document from the parameters of its path. Throws `not_found` or `gone`. */
export type DocumentOperation<Parameters = Record<never, never>> = (
  ctx: Context,
  parameters: Parameters,
  services: Services,
) => Promise<Document>;
