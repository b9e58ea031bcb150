import { useRef, useState } from "react";
import type { UploadOptions } from "#core/contract.ts";
import { isAppError } from "#core/errors.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";

/** Why something could not be saved. `msg` is what the server says, if it says anything. */
export type SaveError = {
  kind: "refused" | "no answer" | "signed out" | "not allowed" | "gone" | "conflict" | "called off";
  msg: string;
};

const kinds: Partial<Record<number, SaveError["kind"]>> = {
  401: "signed out",
  403: "not allowed",
  404: "gone",
  409: "conflict",
};

/** A save on its way: what is wrong with each field, how far a picture is, and why it did not arrive. */
export function useSaving() {
  const sending = useSubmit("");
  const [saveError, setTrouble] = useState<SaveError>();
  const [sent, setSent] = useState<{ sent: number; of: number }>();
  const [doing, setDoing] = useState<string>();
  const abort = useRef<AbortController>(null);

  /** Does the work and answers with its result, or with the trouble that it met. `name` says which save it is. */
  async function save<Result>(
    name: string,
    work: (uploadOptions: UploadOptions) => Promise<Result>,
  ): Promise<{ result: Result } | { saveError: SaveError }> {
    let outcome: { result: Result } | { saveError: SaveError } | undefined;
    abort.current = new AbortController();
    setTrouble(undefined);
    setDoing(name);
    await sending.send(async () => {
      try {
        const { signal } = abort.current ?? {};
        outcome = { result: await work({ signal, progress: (done, of) => setSent({ sent: done, of }) }) };
      } catch (error) {
        const met = troubleOf(error);
        outcome = { saveError: met };
        setTrouble(met);
        throw error; // errors of fields stand beside them
      }
    });
    setSent(undefined);
    setDoing(undefined);
    return outcome ?? { saveError: { kind: "no answer", msg: "" } };
  }

  return {
    form: sending.form,
    busy: sending.busy,
    errors: sending.errors,
    /** Whether each thing that is wrong stands beside its field. */
    isBesideFields: Object.keys(sending.errors).length > 0,
    saveError,
    /** Which save it is that is on its way. */
    doing,
    upload: sending.busy ? { sent: 0, of: 0, ...sent, onCancel: () => abort.current?.abort() } : undefined,
    save,
    refuse: (errors: Record<string, string>) => sending.refuse(errors),
    clear(): void {
      sending.clear();
      setTrouble(undefined);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

function troubleOf(error: unknown): SaveError {
  if (isAppError(error)) return { kind: kinds[error.status] ?? "refused", msg: error.message };
  const isCalledOff = error instanceof Error && error.name === "AbortError";
  return { kind: isCalledOff ? "called off" : "no answer", msg: "" };
}
