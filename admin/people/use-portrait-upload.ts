import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { FieldProps } from "../document/kind.ts";
import { useUploads } from "../uploads/use-uploads.ts";
import { noPortrait, type PersonFields, type PortraitUpload } from "./fields.ts";

type Options = Pick<FieldProps<PersonFields>, "fields" | "change" | "signedIn">;

/** Uploads a picture to the library, then uses it as the portrait. */
export function usePortraitUpload({ fields: { upload: pending }, change, signedIn }: Options) {
  const { media } = useApi();

  const show = (key: string, upload: PortraitUpload["upload"]) =>
    change(({ upload: now }) => (now?.key === key ? { upload: { ...now, upload } } : {}));

  async function upload({ key }: PortraitUpload, file: File, signal: AbortSignal): Promise<void> {
    const progress = (sent: number, of: number) => show(key, { state: "sending", sent, of });
    progress(0, file.size);
    try {
      const { _id: id, url } = await media.add({ file, alt: "" }, { progress, signal });
      change(({ upload: now }) => (now?.key === key ? { ...noPortrait, portrait: { id, url } } : {}));
    } catch (error) {
      if (!signal.aborted) show(key, stoppedBy(error));
    }
  }

  useUploads({
    items: pending ? [pending] : [],
    signedIn,
    upload,
    retry: ({ key }) => show(key, { state: "waiting" }),
  });
}

function stoppedBy(error: unknown): PortraitUpload["upload"] {
  if (!isAppError(error))
    return { state: "stopped", because: "offline", reason: "The server could not be reached." };
  if (error.code === "unauthorized")
    return { state: "stopped", because: "signed out", reason: "It continues after you log in again." };
  return { state: "stopped", because: "refused", reason: error.message };
}
