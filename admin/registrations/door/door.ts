import type { Api } from "#core/api.ts";
import { compareNames } from "#core/collator.ts";
import { isAppError } from "#core/errors.ts";
import type { DoorGuest, Tap } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import type { TapStore } from "./taps.ts";

export type DoorState = {
  /** Guests with a place, by name; undefined until they are loaded. */
  guests: DoorGuest[] | undefined;
  /** How many taps the server does not have yet. */
  unsaved: number;
  /** The last request failed. */
  isCut: boolean;
  /** Taps that another device has changed, in sentences, until they are dismissed. */
  warnings: string[];
};

const maxWait = 10_000; // milliseconds
const everySeconds = 4;
const maxTaps = 100; // in a request

export type Door = ReturnType<typeof openDoor>;

/**
 * The list at the door on one date. A tap is shown at once and kept in the browser until the server has it. The server gets how
 * many are here, not how many came, so that a repeated request changes nothing.
 */
export function openDoor(api: Api, { id, date }: { id: string; date: string }, store: TapStore) {
  const known = new Map<string, DoorGuest>();
  const taps = new Map(store.read().map((tap) => [tap._id, tap]));
  const listeners = new Set<() => void>();
  let state: DoorState = { guests: undefined, unsaved: taps.size, isCut: false, warnings: [] };
  let inOrder: DoorGuest[] = [];
  let since: string | undefined;
  let running: Promise<void> | undefined;

  function show(change: Partial<DoorState> = {}): void {
    const guests = since === undefined ? undefined : withTaps(inOrder, taps);
    state = { ...state, ...change, guests, unsaved: taps.size };
    for (const heard of listeners) heard();
  }

  function learn(guests: DoorGuest[]): void {
    const isOther = (guest: DoorGuest) => {
      const last = known.get(guest._id);
      return last?.name !== guest.name || last.state !== guest.state;
    };
    const isReordered = guests.some(isOther);
    for (const guest of guests) known.set(guest._id, guest);
    inOrder = isReordered ? placed(known) : inOrder.map((guest) => known.get(guest._id) ?? guest);
  }

  async function send(): Promise<void> {
    while (taps.size > 0) {
      const sent = [...taps.values()].slice(0, maxTaps);
      const { guests } = await inTime(api.guests.checkIn({ id, date, taps: sent }));
      learn(guests);
      for (const tap of sent) settle(tap);
    }
  }

  /** Forgets a tap that the server has answered. */
  function settle(tap: Tap): void {
    const guest = known.get(tap._id);
    store.drop(tap);
    const later = taps.get(tap._id);
    if (later && later !== tap && guest) put({ ...later, before: [guest.arrived] });
    else taps.delete(tap._id);
    const isNoted = later !== tap || guest?.arrived === tap.arrived;
    show(isNoted ? {} : { warnings: [...state.warnings, differs(guest)] });
  }

  function put(tap: Tap): void {
    taps.set(tap._id, tap);
    store.keep(tap);
  }

  /** Drops taps that can never be saved, because the event was deleted. */
  function giveUp(warning: string): void {
    for (const tap of taps.values()) store.drop(tap);
    taps.clear();
    show({ warnings: [warning] });
  }

  async function exchange(): Promise<void> {
    try {
      await send();
      const answer = await inTime(api.guests.door({ id, date, since }));
      learn(answer.guests);
      const isNews = since === undefined || state.isCut || answer.guests.length > 0;
      since = answer.now;
      if (isNews) show({ isCut: false });
    } catch (error) {
      if (isAppError(error) && [400, 404].includes(error.status)) giveUp(error.message);
      show({ isCut: true });
    }
  }

  /** One exchange at a time; a tap during one is sent by the next. */
  function update(): Promise<void> {
    running ??= exchange().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => state,
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    tap({ _id, arrived: before }: DoorGuest, arrived: number) {
      const last = taps.get(_id); // which the server may have, although its answer was lost
      put({ _id, before: last ? [...new Set([...last.before, last.arrived])] : [before], arrived });
      show();
      void update().then(async () => {
        if (taps.size > 0 && !state.isCut) await update();
      });
    },
    update,
    dismiss: () => show({ warnings: [] }),
    /** Updates every few seconds while the page is visible. Returns a function that stops. */
    start() {
      void update();
      const now = () => void (document.visibilityState === "visible" && update());
      const timer = setInterval(now, everySeconds * 1000);
      addEventListener("online", now);
      document.addEventListener("visibilitychange", now);
      return () => {
        clearInterval(timer);
        removeEventListener("online", now);
        document.removeEventListener("visibilitychange", now);
      };
    },
  };
}

/** A bad line may leave a request without an answer. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error("There was no answer.")), maxWait);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

function differs(guest: DoorGuest | undefined): string {
  if (!guest) return m.adminDoor.noPlaceLeft();
  if (guest.state !== "confirmed") return m.adminDoor.hasNoPlace({ name: guest.name });
  return m.adminDoor.changedElsewhere({
    name: guest.name,
    arrived: guest.arrived,
    people: guest.companions + 1,
  });
}

function withTaps(guests: DoorGuest[], taps: Map<string, Tap>): DoorGuest[] {
  return guests.map((guest) => {
    const tap = taps.get(guest._id);
    return tap ? { ...guest, arrived: tap.arrived } : guest; // the same object, which is not rendered again
  });
}

/** Returns guests with a place, by name. */
function placed(known: Map<string, DoorGuest>): DoorGuest[] {
  return [...known.values()]
    .filter(({ state }) => state === "confirmed")
    .sort((one, other) => compareNames(one.name, other.name));
}
