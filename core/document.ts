import type { Context } from "./context.ts";

/** A file that the site makes of its data when it is asked for, such as a feed. Bytes are sent as they are. */
export type Document = {
  /** Its content type. */
  type: string;
  body: string | Buffer;
  /** The name under which it is saved, where it is to be saved and not shown. */
  saveAs?: string;
};

/** Makes a document for the parameters of its address. Refuses where there is none. */
export type DocumentOperation<Parameters = Record<never, never>> = (
  ctx: Context,
  parameters: Parameters,
) => Promise<Document>;
