import { describe, expect, it } from "vitest";
import type { Answer } from "#core/contract.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { addEvent, addGuests, guestOf } from "#test/content/guests.ts";
import { decoded } from "#test/formats/emails.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { useMailServer } from "#test/servers/mail-server.ts";
import type { guestEndpoints } from "../guests-contract.ts";

type Planned = Answer<typeof guestEndpoints.planned>;

const server = useMailServer();
const site = useSite(() => ({ env: { SMTP_URL: server.url } }));
const admin = useBearer(site);

/** A public event with a guest who has a place, one who waits and one who has not confirmed. */
async function eventWithGuests(title: string): Promise<string> {
  const { _id } = await addEvent(site, { title, capacity: "1", place: "Hall" });
  for (const token of await addGuests(site, _id, 2)) await guestOf(site, token).confirm();
  await addGuests(site, _id, 1);
  return _id;
}

const planned = async (id: string, change: object) =>
  (await site.call<Planned>(`POST /api/events/${id}/planned-change`, change, admin)).body;
const read = (id: string) => site.json<EditableBlog>(`/api/blogs/${id}/writing`, { headers: admin });
const toldOf = (title: string) =>
  server.emails.map(({ text }) => decoded(text)).filter((text) => text.includes(`“${title}”`));

describe("POST /api/events/{id}/planned-change", () => {
  it("is for administrators", async () => {
    const line = `POST /api/events/${await eventWithGuests("Guarded")}/planned-change`;
    expect((await site.call(line, {})).status).toBe(401);
    expect((await site.call(line, {}, (await addPerson(site, "Only Reads")).signedIn)).status).toBe(403);
  });

  it("says how many guests a save would tell, shows the email, and saves nothing", async () => {
    const id = await eventWithGuests("Planned");
    const stateNote = "The <b>hall</b> is shut.";
    const { recipients, email } = await planned(id, { eventState: "cancelled", stateNote });
    expect([recipients, email?.subject]).toEqual([2, "Cancelled: Planned"]);
    expect(email?.text).toMatch(/“Planned” is cancelled\.\s+The <b>hall<\/b> is shut\./);
    expect(email?.html).toMatch(/The &lt;b&gt;hall&lt;\/b&gt; is shut\./);
    expect(email?.html).not.toMatch(/<style|<script|cid:/); // the policy of the page allows neither
    expect((await read(id)).eventState).toBe("confirmed");
    const moved = await planned(id, { eventDate: "2026-05-14T18:30", place: "Library" });
    expect(moved.email?.text).toMatch(/When: Thursday, May 14.*Instead of: Tuesday, May 12.*Where: Library/s);
  });

  it("tells nobody of what guests need not know, of drafts, and of nothing", async () => {
    const id = await eventWithGuests("Quiet");
    const nobody = { recipients: 0, email: null };
    expect(await planned(id, {})).toEqual(nobody);
    expect(await planned(id, { directions: "Bus 28", capacity: "5" })).toEqual(nobody);
    expect(await planned(id, { eventDate: "no date" })).toEqual(nobody);
    const { _id } = await addEvent(site, { title: "A draft", status: "draft" });
    expect(await planned(_id, { eventState: "cancelled" })).toEqual(nobody);
  });
});

it("tells guests of a cancelled event, and that it takes place after all, as soon as it is saved", async () => {
  const title = "At once";
  const id = await eventWithGuests(title);
  await site.services.emails.idle();
  const before = toldOf(title).length;
  const save = async (change: object) => {
    const { version } = await read(id);
    expect((await site.call(`PUT /api/blogs/${id}`, { version, ...change }, admin)).status).toBe(200);
    await site.services.emails.idle(); // nothing else wakes the queue
    return toldOf(title).slice(before);
  };
  const cancelled = await save({ eventState: "cancelled", stateNote: "The hall is shut." });
  expect(cancelled.map((text) => text.includes("The hall is shut."))).toEqual([true, true]);
  const all = await save({ eventState: "confirmed" });
  expect(all.slice(2).map((text) => /after all\.\s+When: Tuesday/.test(text))).toEqual([true, true]);
  const news = await save({ eventState: "tentative", stateNote: "Perhaps in the library." });
  expect(news.slice(4).join()).toContain("Perhaps in the library.");
});
