import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { cleanName } from "#core/fields.ts";
import { newId } from "#core/ids.ts";
import type { Services } from "#core/services.ts";
import { emailKeyOf } from "#features/members/emails.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import { checkAnswers } from "./answers.ts";
import type { registrationEndpoints } from "./contract.ts";
import { changeGuests, confirm, type EventGuests, isOpen, tellGuest } from "./guests.server.ts";
import { mostCompanions, questionsOf } from "./offer.server.ts";
import * as store from "./store.server.ts";
import { tokenOf } from "./tokens.server.ts";

type Input = Parameters<Operations<typeof registrationEndpoints>["register"]>[1];
type Registered = { next: "email" | "confirmed" | "waiting"; token: string | null };

const byEmail: Registered = { next: "email", token: null };

/**
 * Registers the guest's address. A member's own verified address needs no confirmation. For all others the answer is
 * the same, so that nobody learns who is registered: the email says it.
 */
export async function register(
  ctx: Context,
  { id, website, ...input }: Input,
  { guestMails, signingKey }: Pick<Services, "guestMails" | "signingKey">,
): Promise<Registered> {
  const { queries } = ctx.db;
  const emailKey = emailKeyOf(input.email);
  await ctx.limits.count("registration", ctx.clientKey);
  await checkPublic(ctx, "blogs", id, "There is no such event.");
  const event = await store.findSettings(queries, id);
  if (event?.registration !== 1) throw closed();
  const answers = checkInput(event, input);
  const memberId = await store.findAccount(queries, emailKey);
  const isOwn = ctx.actor !== null && ctx.actor.id === memberId;
  if (!isOwn) await ctx.limits.count("registration of one address", inboxOf(emailKey));
  if (website) return byEmail; // filled in by a program
  const registrationId = await changeGuests(ctx, id, async (guests) => {
    refuseClosed(guests);
    const { companions } = input;
    const sent = { name: cleanName(input.name), companions, answers, createdAt: ctx.now, changedAt: ctx.now };
    const known = await store.findByEmail(guests.queries, id, emailKey);
    const row = known ?? { id: newId(Date.parse(ctx.now)), state: "unconfirmed" };
    if (row.state === "confirmed" || row.state === "waiting") {
      if (!isOwn) await tellGuest(guests, row.id, "known");
      return row.id;
    }
    const email = input.email.trim();
    if (known)
      await store.updateRegistration(guests.queries, row.id, { ...sent, email, state: "unconfirmed" });
    else
      await store.addRegistration(guests.queries, {
        ...{ ...sent, id: row.id, eventId: id, memberId: null, email, emailKey, state: "unconfirmed" },
      });
    if (isOwn) await confirmFor(guests, row.id, memberId);
    else await tellGuest(guests, row.id, "confirm");
    return row.id;
  });
  guestMails.wake();
  if (!isOwn) return byEmail;
  const state = (await store.findRegistration(queries, registrationId))?.state;
  return { next: state === "confirmed" ? state : "waiting", token: tokenOf(signingKey, registrationId) };
}

/** Throws unless guests can register now. */
export function refuseClosed(guests: EventGuests): void {
  if (!isOpen(guests)) throw closed();
}

/** Most providers deliver ada+anything@example.org to ada@example.org. */
function inboxOf(emailKey: string): string {
  return emailKey.replace(/\+.*@/, "@");
}

function closed(): AppError {
  return new AppError("forbidden", "Registration for this event is closed.");
}

/** Confirms the registration of an address, which may be that of an account. */
export async function confirmFor(guests: EventGuests, id: string, memberId: string | null): Promise<void> {
  const { queries, ctx } = guests;
  await store.updateRegistration(queries, id, { memberId, cancelledAt: null, changedAt: ctx.now });
  await confirm(guests, id);
}

/** Throws with an error for each faulty field. Returns the answers to store. */
function checkInput(event: store.EventSettings, sent: Pick<Input, "companions" | "answers">): string {
  const offered = { companions: mostCompanions(event), questions: questionsOf(event) };
  const { errors, kept } = checkAnswers(offered, sent);
  const [first] = errors;
  if (first) throw new AppError("bad_request", first.msg, { errors });
  return JSON.stringify(kept);
}
