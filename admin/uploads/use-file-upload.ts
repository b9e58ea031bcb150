import type { UploadOptions } from "#core/contract.ts";
import type { PendingFile } from "./upload.ts";
import { useUploads } from "./use-uploads.ts";

type FileUploadOptions = {
  pending: PendingFile | null;
  signedIn: boolean;
  /** Sends the file and uses what has arrived. */
  send(file: File, options: Required<UploadOptions>): Promise<unknown>;
  /** Shows another state, if this file is still the pending one. */
  change(next: (pending: PendingFile | null) => PendingFile | null): void;
};

/** Uploads the one file of a field. */
export function useFileUpload({ pending, signedIn, send, change }: FileUploadOptions): void {
  useUploads<PendingFile>({
    items: pending ? [pending] : [],
    signedIn,
    async send(_, file, options) {
      await send(file, options);
      return {};
    },
    change: (key, some) => change((now) => (now?.key === key ? { ...now, ...some } : now)),
  });
}
