import type { Context } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { cleanName } from "#core/fields.ts";
import { newId } from "#core/ids.ts";
import { siteNetworkOf } from "#core/networks.ts";
import type { AccountServices } from "#core/services.ts";
import { countStranger, inboxOf, waitAfter } from "#features/emails/strangers.server.ts";
import { emailKeyOf } from "#features/members/emails.server.ts";
import { chosenLanguage } from "#features/members/language.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import { m } from "#messages";
import { checkAnswers } from "./answers.ts";
import type { registrationEndpoints } from "./contract.ts";
import { addEntry, removeEntries } from "./entries.store.server.ts";
import { changeGuests, confirm, type EventGuests, isOpen, tellGuest } from "./guests.server.ts";
import { maxCompanions, questionsOf } from "./offer.server.ts";
import * as store from "./store.server.ts";
import { tokenOf } from "./tokens.server.ts";

type Input = Inputs<typeof registrationEndpoints>["register"];

const byEmail = { next: "email", token: null } as const;

/**
 * Registers the guest's address. A member's own verified address needs no confirmation. For all others the answer is
 * the same, so that nobody learns who is registered: the email says it.
 */
export async function register(ctx: Context, { id, website, ...input }: Input, services: AccountServices) {
  const { queries } = ctx.db;
  const { emails, signingKeys } = services;
  const emailKey = emailKeyOf(input.email);
  await ctx.limits.count("registration", ctx.clientKey);
  await ctx.limits.count("registration from one network", siteNetworkOf(ctx.clientKey));
  await checkPublic(ctx, "blogs", id, m.registrations.noEvent());
  const event = await store.findSettings(queries, id);
  if (event?.registration !== 1) throw closed();
  const answers = checkInput(event, input);
  const memberId = await store.findAccount(queries, emailKey);
  const isOwn = ctx.actor !== null && ctx.actor.id === memberId;
  if (website) return byEmail; // filled in by a program
  const dueAt = isOwn ? ctx.now : await countEmail(ctx, id, emailKey);
  const registrationId = await changeGuests(ctx, id, async (guests) => {
    refuseClosed(guests);
    const entered = { name: cleanName(input.name), companions: input.companions, answers };
    const guest = { email: input.email.trim(), emailKey, language: chosenLanguage(ctx.site) };
    const row = await rowOf(guests, { ...entered, ...guest });
    if (!isOwn) await tellOfEntry(guests, row, { ...entered, dueAt });
    else if (!isGuest(row)) await confirmFor(guests, row.id, { ...entered, memberId });
    return row.id;
  });
  emails.wake();
  if (!isOwn) return byEmail;
  const isConfirmed = (await store.findRegistration(queries, registrationId))?.state === "confirmed";
  const next = isConfirmed ? ("confirmed" as const) : ("waiting" as const);
  return { next, token: tokenOf(signingKeys, registrationId) };
}

type Entered = { name: string; companions: number; answers: string };
type Row = Pick<store.Registration, "id" | "state"> & { isNew: boolean };

/** The registration of an address, or a new one with what was entered. */
async function rowOf(
  { queries, event, ctx: { now } }: EventGuests,
  entered: Entered & { email: string; emailKey: string; language: string },
): Promise<Row> {
  const known = await store.findByEmail(queries, event.id, entered.emailKey);
  if (known) return { ...known, isNew: false };
  const row = { id: newId(Date.parse(now)), state: "unconfirmed" as const };
  const times = { createdAt: now, changedAt: now };
  await store.addRegistration(queries, { ...row, ...entered, ...times, eventId: event.id, memberId: null });
  return { ...row, isNew: true };
}

function isGuest({ state }: Row): boolean {
  return state === "confirmed" || state === "waiting";
}

/**
 * What is entered again before the address has confirmed is an entry of its own with an email of its own: nobody
 * changes what the link of an earlier email confirms, or what the guest has cancelled.
 */
async function tellOfEntry(
  guests: EventGuests,
  row: Row,
  { dueAt, ...entered }: Entered & { dueAt: string | null },
): Promise<void> {
  if (dueAt === null) return;
  const { id, isNew } = row;
  if (isGuest(row)) return tellGuest(guests, id, "known", { dueAt });
  const { queries, ctx } = guests;
  const entry = isNew ? 0 : await addEntry(queries, { registrationId: id, ...entered, createdAt: ctx.now });
  await tellGuest(guests, id, "confirm", { dueAt, detail: entry ? JSON.stringify({ entry }) : undefined });
}

/**
 * Returns when to send the email: later if its inbox, the event or the site has got too many, and null if too many wait
 * for the inbox. The answer is the same, because a stranger may have asked for them.
 */
async function countEmail(ctx: Context, eventId: string, emailKey: string): Promise<string | null> {
  const wait = await waitOfInbox(ctx, eventId, inboxOf(emailKey));
  if (wait === null) return null;
  const inSlot = await countStranger(ctx, eventId);
  const afterInbox = new Date(Date.parse(ctx.now) + wait * 1000).toISOString();
  return inSlot > afterInbox ? inSlot : afterInbox;
}

/** Returns seconds. However many strangers use up an inbox's emails, its owner gets one from another network. */
async function waitOfInbox(ctx: Context, eventId: string, inbox: string): Promise<number | null> {
  const wait = await waitAfter(ctx, "emails to one inbox", inbox);
  if (wait === 0) return 0;
  const own = `${inbox} ${eventId} ${siteNetworkOf(ctx.clientKey)}`;
  if ((await waitAfter(ctx, "first email about an event to an inbox", own)) === 0) return 0;
  return (await waitAfter(ctx, "late emails to one inbox", inbox)) === 0 ? wait : null;
}

/** Throws unless guests can register now. */
export function refuseClosed(guests: EventGuests): void {
  if (!isOpen(guests)) throw closed();
}

function closed(): AppError {
  return new AppError("forbidden", m.registrations.closedError());
}

/** Confirms the registration of an address, which may be that of an account, with what was entered last. */
export async function confirmFor(
  guests: EventGuests,
  id: string,
  changes: Partial<Entered> & { memberId: string | null },
): Promise<void> {
  const { queries, ctx } = guests;
  await store.updateRegistration(queries, id, { ...changes, cancelledAt: null, changedAt: ctx.now });
  await removeEntries(queries, id);
  await confirm(guests, id);
}

/** Throws with an error for each faulty field. Returns the answers to store. */
function checkInput(event: store.EventSettings, sent: Pick<Input, "companions" | "answers">): string {
  const offered = { companions: maxCompanions(event), questions: questionsOf(event) };
  const { errors, kept } = checkAnswers(offered, sent);
  const [first] = errors;
  if (first) throw new AppError("bad_request", first.msg, { errors });
  return JSON.stringify(kept);
}
