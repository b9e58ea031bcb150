import { useEffect, useEffectEvent, useRef } from "react";
import { isAppError } from "#core/errors.ts";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import type { ToastKind } from "#ui/toast.tsx";
import type { PendingPicture, UploadState } from "../editor/pictures/pending.ts";

const atOnce = 2; // more would only share the line

type PictureUploadsOptions = {
  pictures: PendingPicture[];
  setPictures(change: (pictures: PendingPicture[]) => PendingPicture[]): void;
  upload: MediaFunctions["uploadPicture"];
  /** Whether somebody is signed in to send as. */
  signedIn: boolean;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
};

/**
 * Uploads the pictures of a text, and cancels the upload of one that is removed. What failed because the connection
 * or the session was lost is tried again when that is back.
 */
export function usePictureUploads({ pictures, setPictures, upload, signedIn, tell }: PictureUploadsOptions) {
  const running = useRef(new Map<string, AbortController>());

  const show = (key: string, state: UploadState) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, upload: state } : one)));

  const begin = useEffectEvent(async ({ key, alt }: PendingPicture, file: File) => {
    const call = new AbortController();
    running.current.set(key, call);
    show(key, { state: "sending" });
    tell("info", "Uploading image...", 3000);
    try {
      const { imageUrl } = await upload({ file, alt, decorative: alt === "" }, { signal: call.signal });
      show(key, { state: "done", imageUrl });
    } catch (error) {
      if (call.signal.aborted) return;
      const failure = failureOf(error);
      tell("error", failure.said, 3000);
      show(key, { state: "failed", ...failure });
    } finally {
      running.current.delete(key);
    }
  });

  const resume = useEffectEvent((because: "offline" | "signed out") => {
    for (const picture of pictures) {
      const { upload: state } = picture;
      if (state.state === "failed" && state.because === because) show(picture.key, { state: "waiting" });
    }
  });

  useEffect(() => {
    for (const [key, call] of running.current) {
      if (!pictures.some((picture) => picture.key === key)) call.abort();
    }
    if (!signedIn) return;
    for (const picture of pictures) {
      if (running.current.size === atOnce) return;
      if (picture.upload.state === "waiting" && picture.file && !running.current.has(picture.key))
        void begin(picture, picture.file);
    }
  }, [pictures, signedIn]);

  useEffect(() => {
    if (signedIn) resume("signed out");
  }, [signedIn]);

  useEffect(() => {
    const online = () => resume("offline");
    const calls = running.current;
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      for (const call of calls.values()) call.abort();
    };
  }, []);
}

type Failure = { because: "offline" | "signed out" | "refused"; reason: string; said: string };

/** Why a picture was not uploaded. `said` has the specified words where the server gives none. */
function failureOf(error: unknown): Failure {
  if (!isAppError(error)) {
    const cause = navigator.onLine ? "The server could not be reached." : "You are offline.";
    const reason = `${cause} The upload continues when the connection is back.`;
    return { because: "offline", reason, said: "Server error during image upload" };
  }
  const said = error.message || "Image upload failed";
  if (error.status === 401) {
    return { because: "signed out", reason: "The upload continues when you are logged in again.", said };
  }
  return { because: "refused", reason: error.message, said };
}
