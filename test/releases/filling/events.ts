import { emailsIn, tokenIn } from "#test/formats/emails.ts";
import { callerOf } from "../site.ts";
import type { Documents } from "./documents.ts";
import type { Library } from "./library.ts";
import type { Filling, Members } from "./members.ts";

const food = { id: "food", question: "What do you eat?", choices: "Fish\nBeans", required: "yes" };
const answers = { food: "Beans" };

/** A series with guests in every state, and an event that is over. */
export async function addEvents(
  filling: Filling,
  { ada, ruth, noor }: Members,
  { media, documents: { gallery, project } }: { media: Library; documents: Documents },
): Promise<void> {
  const { site, folder, later } = filling;
  const dates = ["05-19", "05-26"].map((day, at) => ({ id: `r${at}`, begins: `2026-${day}T18:30` }));
  const event = await ada.send("POST /api/blogs/add", {
    title: "Three evenings by the river",
    content: "<p>Come.</p>",
    section: "events",
    subcategory: "Talks",
    eventDate: "2026-05-12T18:30",
    eventEnd: "2026-05-12T20:00",
    dates,
    place: "Casa da Rua",
    placeAddress: "Rua 1\nLisboa",
    coordinates: "38.7139, -9.1334",
    directions: "Tram 28.",
    accessNotes: "A lift.",
    online: true,
    onlineUrl: "https://meet.example.org/walk",
    programme: [{ time: "18:30", title: "Welcome", speaker: "Nasrin" }],
    registration: true,
    capacity: "3",
    companions: "2",
    questions: [food],
    projects: [project._id],
  });
  await ada.send(`PUT /api/blogs/${event._id}`, { dates: dates.slice(0, 1), version: 1 });
  const past = await ada.send("POST /api/blogs/add", {
    title: "A walk in winter",
    content: "<p>It was cold.</p>",
    section: "events",
    eventDate: "2026-03-01T10:00",
    eventState: "moved",
    stateNote: "It rained.",
    photographs: gallery._id,
    recordingId: media.movie._id,
  });
  await ada.send(`PUT /api/blogs/${past._id}`, { eventDate: "2026-03-02T10:00", allDay: true, version: 1 });

  const guests = `POST /api/events/${event._id}/guests`;
  const first = await ada.send(guests, { name: "Guest <One>", companions: 1, answers });
  await ada.send(guests, { name: "Guest Two", email: "two@example.org", answers });
  const anyone = callerOf(site);
  const register = async (name: string, email: string, by = anyone) => {
    await by.send(`POST /api/events/${event._id}/registration`, { name, email, companions: 0, answers });
  };
  await register("Waits By Email", "waits@example.org");
  const confirm = async (email: string) => {
    await settle(filling);
    const sent = emailsIn(folder).find(({ to, text }) => to === email && tokenIn({ text }) !== "");
    await anyone.send("PUT /api/registrations/own/confirmation", { token: tokenIn(sent) });
  };
  await confirm("waits@example.org");
  await register("Ruth Reader", ruth.email, ruth);
  await register("نور", noor.email, noor);
  await register("Never Confirms", "never@example.org");
  later(70);
  await register("Never Confirms, Again", "never@example.org");
  const cancelled = await ada.send(guests, { name: "Cancels", full: "wait", answers });
  await ada.send(`POST /api/guests/${cancelled._id}/cancel`, { version: cancelled.version });
  await ada.send(`PUT /api/events/${event._id}/door`, {
    date: "",
    taps: [{ _id: first._id, before: [0], arrived: 2 }],
  });
  await ada.send(`POST /api/events/${event._id}/guest-emails`, {
    audience: "both",
    subject: "News of the walk",
    text: "Bring a coat.\n\n🧥",
  });
  await settle(filling);
}

/** Sends the emails that are due. */
export async function settle({ site: { services } }: Filling): Promise<void> {
  services.emails.wake();
  await services.emails.idle();
}
