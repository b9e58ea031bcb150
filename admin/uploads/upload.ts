import { isAppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { m } from "#messages";

/** The state of an upload. `Done` is what is known when the file is in the library. */
export type Upload<Done extends object = never> =
  | { state: "waiting" }
  | { state: "sending"; sent: number; of: number }
  | StoppedUpload
  | ({ state: "done" } & Done);

export type StoppedUpload = {
  state: "stopped";
  /** `refused` and `missing` cannot be retried. */
  because: "offline" | "signed out" | "cancelled" | "failed" | "refused" | "missing";
  reason: string;
};

/** Something with a file to upload. Its upload can have states of its own. */
export type Uploadable = {
  key: string;
  /** The name of the file. */
  name: string;
  /** Chosen on this device. */
  file?: File;
  upload: { state: string; because?: string };
};

/** A file that becomes the value of a field once it is uploaded. */
export type PendingFile = Uploadable & { upload: Upload };

export function pendingFile(file: File): PendingFile {
  return { key: newId(), name: file.name, file, upload: { state: "waiting" } };
}

export function cancelled(): StoppedUpload {
  return stopped("cancelled", m.adminUploads.cancelled());
}

/** Why a file was not uploaded: one sentence for each cause. */
export function uploadFailure(error: unknown): StoppedUpload {
  if (!isAppError(error)) {
    const unreachable = m.adminUploads.unreachable();
    const offline = m.adminUploads.offline();
    return stopped("offline", navigator.onLine ? unreachable : offline);
  }
  if (error.code === "unauthorized") return stopped("signed out", m.adminUploads.sessionExpired());
  const isTemporary = error.status >= 500 || error.code === "too_many_requests";
  const reason = error.message || m.adminUploads.failed();
  return stopped(isTemporary ? "failed" : "refused", reason);
}

export function isStopped({ upload }: Uploadable): boolean {
  return upload.state === "stopped";
}

export function isPending({ upload }: Uploadable): boolean {
  return upload.state !== "stopped" && upload.state !== "done";
}

export function canRetry({ upload, file }: Uploadable): boolean {
  const isFinal = upload.because === "refused" || upload.because === "missing";
  return upload.state === "stopped" && file !== undefined && !isFinal;
}

/** The percentage of the file that has arrived. */
export function percentOf({ sent, of }: { sent: number; of: number }): number {
  return of > 0 ? Math.floor((100 * sent) / of) : 0;
}

export function stopped(because: StoppedUpload["because"], reason: string): StoppedUpload {
  return { state: "stopped", because, reason };
}
