import { useRef, useState } from "react";
import type { Underway } from "#core/contract.ts";
import { isRefusal } from "#core/errors.ts";
import { useSending } from "#features/members/account/use-submit.ts";

/** Why something could not be saved. `msg` is what the server says, if it says anything. */
export type Trouble = {
  kind: "refused" | "no answer" | "signed out" | "not allowed" | "gone" | "overtaken" | "called off";
  msg: string;
};

const kinds: Partial<Record<number, Trouble["kind"]>> = {
  401: "signed out",
  403: "not allowed",
  404: "gone",
  409: "overtaken",
};

/** A save on its way: what is wrong with each field, how far a picture is, and why it did not arrive. */
export function useSaving() {
  const sending = useSending("");
  const [trouble, setTrouble] = useState<Trouble>();
  const [sent, setSent] = useState<{ sent: number; of: number }>();
  const [doing, setDoing] = useState<string>();
  const abort = useRef<AbortController>(null);

  /** Does the work and answers with its result, or with the trouble that it met. `name` says which save it is. */
  async function save<Result>(
    name: string,
    work: (underway: Underway) => Promise<Result>,
  ): Promise<{ result: Result } | { trouble: Trouble }> {
    let outcome: { result: Result } | { trouble: Trouble } | undefined;
    abort.current = new AbortController();
    setTrouble(undefined);
    setDoing(name);
    await sending.send(async () => {
      try {
        const { signal } = abort.current ?? {};
        outcome = { result: await work({ signal, progress: (done, of) => setSent({ sent: done, of }) }) };
      } catch (error) {
        const met = troubleOf(error);
        outcome = { trouble: met };
        setTrouble(met);
        throw error; // faults of fields stand beside them
      }
    });
    setSent(undefined);
    setDoing(undefined);
    return outcome ?? { trouble: { kind: "no answer", msg: "" } };
  }

  return {
    form: sending.form,
    busy: sending.busy,
    faults: sending.faults,
    /** Whether each thing that is wrong stands beside its field. */
    isBesideFields: Object.keys(sending.faults).length > 0,
    trouble,
    /** Which save it is that is on its way. */
    doing,
    upload: sending.busy ? { sent: 0, of: 0, ...sent, onCancel: () => abort.current?.abort() } : undefined,
    save,
    refuse: (faults: Record<string, string>) => sending.refuse(faults),
    clear(): void {
      sending.clear();
      setTrouble(undefined);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

function troubleOf(error: unknown): Trouble {
  if (isRefusal(error)) return { kind: kinds[error.status] ?? "refused", msg: error.message };
  const isCalledOff = error instanceof Error && error.name === "AbortError";
  return { kind: isCalledOff ? "called off" : "no answer", msg: "" };
}
