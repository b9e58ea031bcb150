import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { toast } from "#ui/flash.tsx";
import type { FieldProps, Fields } from "../../document/kind.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import type { PendingPicture, UploadState } from "./pending.ts";

export type WithPictures = Fields & { pictures: PendingPicture[] };

/** Uploads the pictures of a text. */
export function usePictureUploads(
  items: PendingPicture[],
  change: FieldProps<WithPictures>["change"],
  signedIn: boolean,
): void {
  const { media } = useApi();

  const show = (key: string, upload: UploadState) =>
    change(({ pictures }) => ({
      pictures: pictures.map((picture) => (picture.key === key ? { ...picture, upload } : picture)),
    }));

  async function upload({ key, alt }: PendingPicture, file: File, signal: AbortSignal): Promise<void> {
    show(key, { state: "sending" });
    toast("info", "Uploading image...", 3000);
    try {
      const { imageUrl } = await media.uploadPicture({ file, alt, decorative: alt === "" }, { signal });
      show(key, { state: "done", imageUrl });
    } catch (error) {
      if (signal.aborted) return;
      const { message, ...failure } = failureOf(error);
      toast("error", message, 3000);
      show(key, { state: "failed", ...failure });
    }
  }

  useUploads({ items, signedIn, upload, retry: ({ key }) => show(key, { state: "waiting" }) });
}

type Failure = { because: "offline" | "signed out" | "refused"; reason: string; message: string };

/** `reason` is shown beside the picture, `message` in the toast. */
function failureOf(error: unknown): Failure {
  if (!isAppError(error)) {
    const cause = navigator.onLine ? "The server could not be reached." : "You are offline.";
    const reason = `${cause} The upload continues when you are connected again.`;
    return { because: "offline", reason, message: "Server error during image upload" };
  }
  const message = error.message || "Image upload failed";
  if (error.code === "unauthorized")
    return { because: "signed out", reason: "The upload continues when you have logged in again.", message };
  return { because: "refused", reason: error.message, message };
}
