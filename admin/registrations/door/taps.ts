import type { Tap } from "#features/registrations/guests-contract.ts";

/** Taps that the server does not have yet. They are kept in the browser, without the names of guests. */
export type TapStore = {
  read(): Tap[];
  keep(tap: Tap): void;
  /** Deletes a tap, unless a later one has replaced it, even in another tab. */
  drop(tap: Tap): void;
};

export function tapsOf(eventId: string, date: string): TapStore {
  const prefix = `door ${eventId}/${date} `;
  return {
    read() {
      const kept = attempt(() => Object.entries({ ...localStorage })) ?? [];
      return kept.filter(([key]) => key.startsWith(prefix)).flatMap(([, value]) => parsed(value));
    },
    keep: (tap) => void attempt(() => localStorage.setItem(prefix + tap._id, JSON.stringify(tap))),
    drop(tap) {
      const key = prefix + tap._id;
      attempt(() => localStorage.getItem(key) === JSON.stringify(tap) && localStorage.removeItem(key));
    },
  };
}

function parsed(value: string): Tap[] {
  const { _id, before, arrived } = attempt(() => JSON.parse(value)) ?? {};
  const isTap = typeof _id === "string" && Array.isArray(before) && Number.isInteger(arrived);
  return isTap ? [{ _id, before, arrived }] : [];
}

/** Where storage is blocked, taps are only in memory. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
