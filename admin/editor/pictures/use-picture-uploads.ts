import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import type { FieldProps, Fields } from "../../document/kind.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import type { PendingPicture } from "./pending.ts";

export type WithPictures = Fields & { pictures: PendingPicture[] };

type Options = Pick<FieldProps<WithPictures>, "change" | "signedIn"> & { fields: WithPictures };

/** Uploads the pictures of a text. */
export function usePictureUploads({ fields: { pictures: items }, change, signedIn }: Options): void {
  const { media } = useApi();

  async function send({ alt }: PendingPicture, file: File, { signal }: { signal: AbortSignal }) {
    toast("info", m.adminPictures.uploading(), 3000);
    try {
      const { imageUrl } = await media.uploadPicture({ file, alt, decorative: alt === "" }, { signal });
      return { upload: { state: "arrived" as const, imageUrl } };
    } catch (error) {
      if (!signal.aborted) toast("error", failureText(error), 3000);
      throw error;
    }
  }

  useUploads<PendingPicture>({
    items,
    signedIn,
    send,
    change: (key, some) =>
      change(({ pictures }) => ({
        pictures: pictures.map((picture) => (picture.key === key ? { ...picture, ...some } : picture)),
      })),
  });
}

function failureText(error: unknown): string {
  return isAppError(error)
    ? error.message || m.adminPictures.uploadFailed()
    : m.adminPictures.uploadServerError();
}
