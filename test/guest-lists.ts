import { beforeAll, expect } from "vitest";
import type { Guest, GuestEvent } from "#features/registrations/guests-contract.ts";
import { addEvent } from "./guests.ts";
import type { Refused, TestSite } from "./harness.ts";
import { usePerson } from "./people.ts";

export const food = { id: "food", question: "What do you eat?", choices: "", required: "yes" };

/** What two administrators do with the guests of events. Ids and times are in the order of the calls. */
export function useGuestLists(site: TestSite) {
  const admin = usePerson(site, "Keeps The List", { role: "admin" });
  const other = usePerson(site, "Keeps It Too", { role: "admin" });
  let now = Date.parse("2026-03-10T09:00:00.000Z");
  beforeAll(() => later(1));

  function later(seconds: number): void {
    now += seconds * 1000;
    site.clock.set(new Date(now).toISOString());
  }

  async function newEvent(change: object = {}): Promise<string> {
    const event = { capacity: "3", companions: "2", questions: [food], ...change };
    return (await addEvent(site, event))._id;
  }

  const call = <Body>(line: string, body?: object, person = admin) =>
    site.call<Body & Refused>(line, body, person.signedIn);

  async function add(event: string, name: string, more: object = {}) {
    later(1);
    return call<Guest>(`POST /api/events/${event}/guests`, { name, ...more });
  }

  async function added(event: string, name: string, more: object = {}): Promise<Guest> {
    const { status, body } = await add(event, name, more);
    expect([status, body.msg]).toEqual([201, undefined]);
    return body;
  }

  const summaryOf = async (event: string) =>
    (await call<GuestEvent>(`GET /api/events/${event}/guests/summary`)).body;

  return { admin, other, later, newEvent, call, add, added, summaryOf };
}
