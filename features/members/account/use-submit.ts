import { type RefObject, useEffect, useRef, useState } from "react";
import { isRefusal } from "#core/errors.ts";

type Faults = Record<string, string>;

type Sending = {
  /** Belongs on the form: its first faulty field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** What went wrong, where no field is to blame. */
  failure: string;
  /** What is wrong with each field, under its name. */
  faults: Faults;
  /** Does the work, and says whether it succeeded. */
  send(work: () => Promise<void>): Promise<boolean>;
  /** Says that something is wrong without sending anything. */
  refuse(faults: Faults, failure?: string): void;
  clear(): void;
};

const nothing = { failure: "", faults: {} as Faults };

/** A form on its way to the server. `otherwise` is what is said when the server gives no reason. */
export function useSending(otherwise: string): Sending {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(nothing);

  useEffect(() => {
    if (Object.keys(wrong.faults).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);

  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setWrong(nothing);
    try {
      await work();
      return true;
    } catch (error) {
      setWrong(wrongOf(error, form.current, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    ...wrong,
    send,
    refuse: (faults, failure = "") => setWrong({ faults, failure }),
    clear: () => setWrong(nothing),
  };
}

/** Faults of fields that the form has stand beside them; everything else is said above it. */
function wrongOf(error: unknown, form: HTMLFormElement | null, otherwise: string): typeof nothing {
  if (!isRefusal(error)) return { failure: otherwise, faults: {} };
  const shown = error.faults.filter(({ path }) => form?.elements.namedItem(path));
  if (shown.length === 0) return { failure: error.message || otherwise, faults: {} };
  return { failure: "", faults: Object.fromEntries(shown.map(({ path, msg }) => [path, msg])) };
}
