import { describe, expect, it } from "vitest";
import type { Api } from "#core/api.ts";
import { AppError } from "#core/errors.ts";
import type { DoorGuest, Tap } from "#features/registrations/guests-contract.ts";
import { openDoor } from "./door.ts";
import type { TapStore } from "./taps.ts";

type Line = "good" | "gone" | "no request" | "no answer";

/** A server with two guests, and a line to it that can be bad. */
function place() {
  const guest = (name: string, companions = 0): DoorGuest => ({
    _id: name,
    name,
    companions,
    state: "confirmed",
    arrived: 0,
  });
  const guests = new Map([guest("Ada", 2), guest("Bo")].map((one) => [one._id, one]));
  let line: Line = "good";
  async function over<Answer>(answer: () => Answer): Promise<Answer> {
    if (line === "no request") throw new TypeError("Failed to fetch");
    if (line === "gone") throw new AppError("not_found", "There is no such event.");
    const result = answer();
    if (line === "no answer") throw new TypeError("Failed to fetch");
    return structuredClone(result);
  }
  const change = (_id: string, some: Partial<DoorGuest>) => {
    const known = guests.get(_id);
    if (known) guests.set(_id, { ...known, ...some });
  };
  const calls = {
    door: () => over(() => ({ now: "2030-01-01T00:00:00.000Z", guests: [...guests.values()] })),
    checkIn: ({ taps }: { taps: Tap[] }) =>
      over(() => {
        for (const { _id, before, arrived } of taps) {
          if (before.includes(guests.get(_id)?.arrived ?? -1)) change(_id, { arrived });
        }
        return { guests: taps.flatMap(({ _id }) => guests.get(_id) ?? []) };
      }),
  };
  return {
    api: { guests: calls } as unknown as Api,
    change,
    arrived: () => [...guests.values()].map(({ arrived }) => arrived),
    set line(next: Line) {
      line = next;
    },
  };
}

/** What a browser keeps when the page is closed. */
function memory(): TapStore {
  const kept = new Map<string, Tap>();
  return {
    read: () => [...kept.values()],
    keep: (tap) => void kept.set(tap._id, tap),
    drop: (tap) => void (kept.get(tap._id) === tap && kept.delete(tap._id)),
  };
}

async function opened(server: ReturnType<typeof place>, store = memory()) {
  const door = openDoor(server.api, { id: "event", date: "" }, store);
  await door.update();
  const guest = (name: string) => {
    const found = door.state().guests?.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not on the list.`);
    return found;
  };
  return {
    ...door,
    tap: async (name: string, arrived: number) => {
      door.tap(guest(name), arrived);
      await door.update();
    },
    shown: () => door.state().guests?.map(({ arrived }) => arrived),
  };
}

describe("the door", () => {
  it("shows at once what is tapped, and keeps it until the server has it", async () => {
    const server = place();
    const store = memory();
    const door = await opened(server, store);
    server.line = "no request";
    await door.tap("Bo", 1);
    await door.tap("Ada", 2);
    expect([door.shown(), door.state()]).toMatchObject([[2, 1], { unsaved: 2, isCut: true }]);
    server.line = "good";
    const again = await opened(server, store); // the page was reloaded
    expect([again.shown(), server.arrived(), again.state()]).toMatchObject([
      ...[
        [2, 1],
        [2, 1],
      ],
      { unsaved: 0, isCut: false, warnings: [] },
    ]);
    expect(store.read()).toEqual([]);
  });

  it("replaces a tap that the server may or may not have", async () => {
    const server = place();
    const door = await opened(server);
    server.line = "no answer";
    await door.tap("Bo", 1);
    expect(server.arrived()).toEqual([0, 1]);
    await door.tap("Bo", 0);
    server.line = "no request";
    await door.tap("Ada", 2);
    await door.tap("Ada", 1);
    server.line = "good";
    await door.update();
    expect([server.arrived(), door.state()]).toMatchObject([[1, 0], { unsaved: 0, warnings: [] }]);
  });

  it("shows what others tap, and says when they were faster", async () => {
    const server = place();
    const [one, other] = [await opened(server), await opened(server)];
    await other.tap("Bo", 1);
    await one.update();
    expect(one.shown()).toEqual([0, 1]);
    server.line = "no request";
    await one.tap("Ada", 3);
    server.line = "good";
    await other.tap("Ada", 1);
    await one.update();
    expect([one.shown(), one.state().warnings]).toEqual([
      [1, 1],
      ["Ada was changed on another device: 1 of 3 here."],
    ]);
    server.change("Bo", { state: "cancelled", arrived: 0 });
    await one.tap("Bo", 0);
    expect(one.shown()).toEqual([1]);
  });

  it("gives up what cannot be saved", async () => {
    const server = place();
    const store = memory();
    const door = await opened(server, store);
    server.line = "gone";
    await door.tap("Bo", 1);
    expect([store.read(), door.state()]).toMatchObject([
      [],
      { unsaved: 0, warnings: ["There is no such event."] },
    ]);
  });
});
