import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { type PlannedChange, plannedChange } from "#features/blogs/writing/event-change.server.ts";
import { type EmailPreview, previewEmail } from "#features/emails/rendering.server.ts";
import { byStart } from "#features/events/dates.ts";
import { whenOf } from "#features/events/words.ts";
import { emailLogoOf } from "#features/institute/email-logo.server.ts";
import { eventOfGuests } from "../admin-lists.server.ts";
import { countAddresses } from "../admin-lists.store.server.ts";
import { isOver, toldOf } from "../event-changes.server.ts";
import type { PlannedInput } from "../guests-contract.ts";
import { registrationPath } from "../paths.ts";
import { findSettings } from "../store.server.ts";
import { contentOf, whereOf } from "./emails.server.ts";
import type { GuestMail } from "./guest-mail.server.ts";
import { texts } from "./texts.server.ts";

export type Planned = { recipients: number; email: EmailPreview | null };

/** Whom a save of the event would tell, and the email as the administrator would get it with a place. */
export async function previewChange(
  ctx: AdminContext,
  { id, ...input }: PlannedInput & { id: string },
  { media }: Pick<Services, "media">,
): Promise<Planned> {
  await eventOfGuests(ctx, id);
  await ctx.limits.count("preview", ctx.actor.id);
  const planned = await plannedChange(ctx, id, input);
  const isTold = planned && toldOf(planned.change).length > 0 && !isOver(planned.change, ctx.now);
  const recipients = isTold ? await countAddresses(ctx.db.queries, id, ["confirmed", "waiting"]) : 0;
  if (!planned || recipients === 0) return { recipients: 0, email: null };
  const mail = await exampleOf(ctx, id, planned);
  const text = mail && texts.change?.(mail);
  if (!text) return { recipients: 0, email: null };
  const { name, url } = ctx.site;
  const links = {
    site: name,
    page: url + blogPath({ _id: id, slug: mail.event.slug }),
    link: url + registrationPath("…"),
  };
  const logo = await emailLogoOf(ctx, media);
  return { recipients, email: previewEmail(ctx.site, contentOf(mail, text, links), logo) };
}

async function exampleOf(
  { actor, db, now, site }: AdminContext,
  id: string,
  { change, values }: PlannedChange,
): Promise<GuestMail | undefined> {
  const event = await findSettings(db.queries, id);
  if (!event) return undefined;
  const { stateNote, directions, accessNotes, online, onlineUrl, allDay, eventState, title } = values;
  const guest = { id: "", eventId: id, memberId: null, name: actor.name, email: "", emailKey: null };
  const times = { allDay, timeZone: values.timeZone || site.timeZone };
  return {
    guest: {
      ...guest,
      companions: 0,
      answers: "{}",
      state: "confirmed",
      waitingNumber: null,
      version: 1,
      entries: 0,
      createdAt: now,
      changedAt: now,
      confirmedAt: now,
      cancelledAt: null,
    },
    event: { ...event, title, eventState },
    isWithdrawn: false,
    now,
    stateNote,
    directions,
    accessNotes,
    online,
    onlineUrl,
    dates: change.dates.toSorted(byStart),
    waitingBefore: 0,
    free: 0,
    message: undefined,
    detail: { before: change.datesBefore, changed: change.changed, noteBefore: change.noteBefore },
    where: whereOf(values),
    timeOf: ({ startsAt, endsAt }) =>
      whenOf({ ...times, begins: startsAt, ends: endsAt === startsAt ? null : endsAt }),
  };
}
