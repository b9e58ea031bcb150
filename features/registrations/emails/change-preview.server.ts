import type { AdminContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { type PlannedChange, plannedChange } from "#features/blogs/writing/event-change.server.ts";
import { previewEmail } from "#features/emails/rendering.server.ts";
import { byStart } from "#features/events/dates.ts";
import { emailLogoOf } from "#features/institute/email-logo.server.ts";
import { eventOfGuests } from "../admin-lists.server.ts";
import { countAddresses } from "../admin-lists.store.server.ts";
import { isOver, toldOf } from "../event-changes.server.ts";
import type { guestEndpoints } from "../guests-contract.ts";
import { registrationPath } from "../paths.ts";
import { contentOf, whereOf } from "./emails.server.ts";
import { type GuestMail, timesIn } from "./guest-mail.server.ts";
import { texts } from "./texts.server.ts";

type Input = Inputs<typeof guestEndpoints>["planned"];

const nobody = { recipients: 0, email: null };

/** Whom a save of the event would tell, and the email as the administrator would get it with a place. */
export async function previewChange(ctx: AdminContext, { id, ...input }: Input, { media }: Services) {
  const event = await eventOfGuests(ctx, id);
  await ctx.limits.count("preview", ctx.actor.id);
  const planned = await plannedChange(ctx, id, input);
  if (!planned || toldOf(planned.change).length === 0 || isOver(planned.change, ctx.now)) return nobody;
  const recipients = await countAddresses(ctx.db.queries, id, ["confirmed", "waiting"]);
  const mail = exampleOf(ctx, planned);
  const text = texts.change?.(mail);
  if (!text || recipients === 0) return nobody;
  const { name, url } = ctx.site;
  const page = documentUrl(ctx.site, "blog", { ...event, _id: id });
  const content = contentOf(mail, text, { site: name, page, link: url + registrationPath("…") });
  return { recipients, email: previewEmail(ctx.site, content, await emailLogoOf(ctx, media)) };
}

function exampleOf({ actor, now, site }: AdminContext, { change, values }: PlannedChange): GuestMail {
  return {
    ...pick(values, ["stateNote", "directions", "accessNotes", "online", "onlineUrl"]),
    guest: { name: actor.name, state: "confirmed", companions: 0 },
    event: { ...pick(values, ["title", "eventState"]), overAt: null },
    isWithdrawn: false,
    now,
    dates: change.dates.toSorted(byStart),
    waitingBefore: 0,
    free: 0,
    message: undefined,
    detail: { before: change.datesBefore, changed: change.changed, noteBefore: change.noteBefore },
    where: whereOf(values),
    timeOf: timesIn({ allDay: values.allDay, timeZone: values.timeZone || site.timeZone }),
  };
}
