import { simpleParser } from "mailparser";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { queueReminders } from "#features/registrations/emails/reminders.server.ts";
import { contextFor } from "#server/services.ts";
import { decoded, tokenIn } from "#test/formats/emails.ts";
import type { TestSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import type { mailServer } from "#test/servers/mail-server.ts";
import { addEvent, addGuests, guestOf } from "./guests.ts";

/** What people enter. */
export type Entered = {
  person: string;
  event: { title: string } & Record<string, unknown>;
  note: string;
  message: string;
};

type Server = Awaited<ReturnType<typeof mailServer>>;

/** Makes a site send every kind of email, and parses them. */
export async function everyEmail(site: TestSite, server: Server, entered: Entered) {
  const { services } = site;
  const admin = () => site.bearer();
  const post = async (line: string, body: object, by?: Record<string, string>) => {
    const { status, body: answer } = await site.call(line, body, by ?? (await admin()));
    if (status >= 300) throw new Error(`${line}: ${status} ${JSON.stringify(answer)}`);
    await sent();
  };
  const sent = async () => {
    services.emails.wake();
    await services.emails.idle();
  };
  const save = async (id: string, change: object) => {
    const { version } = await site.json<EditableBlog>(`/api/blogs/${id}/writing`, { headers: await admin() });
    await post(`PUT /api/blogs/${id}`, { version, ...change });
  };
  const first = server.emails.length;

  const { id, email } = await addPerson(site, entered.person, { withPassword: true });
  await post(
    "POST /api/users/register",
    { name: entered.person, email: `new${first}@example.org`, password },
    {},
  );
  await post("POST /api/auth/forgot-password", { email }, {});
  await post(`PUT /api/members/${id}`, { disabled: true });
  await post(`PUT /api/members/${id}`, { disabled: false });
  await post("POST /api/admin/test-email", {});
  await changeOriginal(site, entered, sent);

  const { _id } = await addEvent(site, { ...entered.event, capacity: "2", companions: "3" });
  const comment = { text: "See https://path.example.org/map" };
  await post(`POST /api/blogs/comment/${_id}`, comment, await site.bearer(email));
  site.clock.set("2026-03-10T10:00:00.000Z"); // the next full hour
  await sent();
  const register = (address: string, companions: number) =>
    post(`POST /api/events/${_id}/registration`, { name: entered.person, email: address, companions }, {});
  const linkTo = (address: string) => {
    const { text: raw = "" } = server.emails.find(({ to }) => to.includes(address)) ?? {};
    return guestOf(site, tokenIn({ text: decoded(raw) }));
  };
  await register(`one${first}@example.org`, 0);
  await linkTo(`one${first}@example.org`).confirm();
  await register(`one${first}@example.org`, 0);
  await register(`party${first}@example.org`, 1);
  await linkTo(`party${first}@example.org`).confirm(); // one place is free
  await register(`two${first}@example.org`, 0);
  await linkTo(`two${first}@example.org`).confirm();
  await sent();
  await register(`three${first}@example.org`, 1);
  await linkTo(`three${first}@example.org`).confirm(); // none
  await sent();
  await linkTo(`one${first}@example.org`).cancel();
  await linkTo(`two${first}@example.org`).cancel();
  await sent();
  const message = { audience: "both", subject: `News of ${entered.event.title}`, text: entered.message };
  await post(`POST /api/events/${_id}/guest-emails`, message);
  await post(`POST /api/events/${_id}/guest-emails/test`, message);
  await save(_id, { eventDate: "2026-05-14T18:30", stateNote: entered.note });
  await save(_id, { place: "Another hall" });
  await save(_id, { eventState: "cancelled" });
  await save(_id, { eventState: "confirmed" });
  await addGuests(site, _id, 1, { state: "confirmed", confirmedAt: services.clock().toISOString() });
  site.clock.set("2026-05-13T09:00:00.000Z");
  await queueReminders(contextFor(services, null));
  await sent();
  await save(_id, { status: "draft" });
  site.clock.set("2026-05-13T09:30:00.000Z");
  await sent();

  const emails = server.emails.slice(first).map(({ text }) => text);
  return Promise.all(
    emails.map(async (raw) => ({ raw, ...(await simpleParser(raw, { keepCidLinks: true })) })),
  );
}

/** An administrator begins a translation, and another changes its original. */
async function changeOriginal(
  site: TestSite,
  { person, event: { title } }: Entered,
  sent: () => Promise<void>,
) {
  const admin = await site.bearer();
  const { signedIn } = await addPerson(site, `${person} too`, { role: "admin" });
  const fields = { title, content: "<p>Before.</p>", section: "programmes" };
  const { _id } = (await site.call<{ _id: string }>("POST /api/blogs/add", fields, signedIn)).body;
  await site.call(`POST /api/translations/blog/${_id}`, { language: "fr" }, admin);
  await site.call(`PUT /api/blogs/${_id}`, { content: "<p>After.</p>" }, signedIn);
  site.clock.set("2026-03-10T09:30:00.000Z");
  await sent();
}
