import type { AdminContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { cleanName, withoutTurning } from "#core/fields.ts";
import { newId } from "#core/ids.ts";
import type { Services } from "#core/services.ts";
import { isVisible } from "#core/visible.ts";
import type { Queries } from "#db/engine.ts";
import type { RegistrationState } from "#db/schema.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { reasonOf } from "#features/emails/problems.server.ts";
import { previewEmail } from "#features/emails/rendering.server.ts";
import { emailLogoOf } from "#features/institute/email-logo.server.ts";
import { memberNamed } from "#features/members/members.server.ts";
import { m } from "#messages";
import { eventOfGuests } from "../admin-lists.server.ts";
import { countAddresses } from "../admin-lists.store.server.ts";
import { queueMails } from "../guest-emails.store.server.ts";
import type { GuestMessage, guestEndpoints, MessageInput } from "../guests-contract.ts";
import { registrationPath } from "../paths.ts";
import { lockEvent } from "../store.server.ts";
import { contentOf } from "./emails.server.ts";
import * as store from "./messages.store.server.ts";

type Input = Inputs<typeof guestEndpoints>;

const states: Record<MessageInput["audience"], RegistrationState[]> = {
  confirmed: ["confirmed"],
  waiting: ["waiting"],
  both: ["confirmed", "waiting"],
};

export async function listMessages(ctx: AdminContext, { id }: { id: string }): Promise<GuestMessage[]> {
  await eventOfGuests(ctx, id);
  const rows = await store.listMessages(ctx.db.reader, id);
  return rows.map(({ id: _id, author, ...message }) => ({ _id, author: author ?? "", ...message }));
}

/** Queues the emails. The same `_id` again queues nothing. */
export async function sendMessage(
  ctx: AdminContext,
  { id: eventId, _id: id = newId(Date.parse(ctx.now)), ...input }: Input["send"],
  { emails }: Pick<Services, "emails">,
) {
  await eventOfGuests(ctx, eventId);
  const message = cleanMessage(input);
  if (!(await isSent(ctx.db.queries, eventId, id))) {
    const recipients = await countAddresses(ctx.db.queries, eventId, states[message.audience]);
    if (recipients === 0) throw new AppError("conflict", m.adminRegistrations.nobody());
    await ctx.limits.count("email to guests", ctx.actor.id);
    await ctx.limits.count("guests emailed", "site", recipients);
    await ctx.write(async (queries) => {
      await lockEvent(ctx, queries, eventId);
      if (await isSent(queries, eventId, id)) return;
      const createdAt = ctx.now;
      await store.addMessage(queries, { id, eventId, authorId: ctx.actor.id, ...message, createdAt });
      const mail = { batch: id, kind: "message", messageId: id, dueAt: createdAt };
      await queueMails(queries, { eventId, states: states[message.audience] }, mail);
    });
    emails.wake();
  }
  const sent = (await listMessages(ctx, { id: eventId })).find(({ _id }) => _id === id);
  if (!sent) throw new AppError("not_found", m.adminRegistrations.noEmail());
  return sent;
}

/** True if an email with this id was sent before to the guests of the event. */
async function isSent(db: Queries, eventId: string, id: string): Promise<boolean> {
  const known = await store.findMessage(db, id);
  if (known && known.eventId !== eventId) throw new AppError("conflict", m.adminRegistrations.idTaken());
  return known !== undefined;
}

/** Removes line breaks in the subject, and characters that turn the direction of what follows. */
function cleanMessage({ audience, subject, text }: MessageInput): MessageInput {
  const message = {
    audience,
    subject: cleanName(subject),
    text: withoutTurning(text).replaceAll(/\r\n?/g, "\n").trim(),
  };
  const errors = [
    ...(isVisible(message.subject) ? [] : [{ path: "subject", msg: m.adminRegistrations.enterSubject() }]),
    ...(isVisible(message.text) ? [] : [{ path: "text", msg: m.adminRegistrations.enterText() }]),
  ];
  if (errors.length > 0) throw new AppError("bad_request", errors[0]?.msg ?? "", { errors });
  return message;
}

/** The email as a guest with a place gets it. */
export async function previewMessage(ctx: AdminContext, input: Input["preview"], { media }: Services) {
  const email = await exampleOf(ctx, input);
  return {
    recipients: await countAddresses(ctx.db.reader, input.id, states[input.audience]),
    ...previewEmail(ctx.site, email, await emailLogoOf(ctx, media)),
  };
}

async function exampleOf(ctx: AdminContext, { id, ...input }: Input["preview"]) {
  const event = await eventOfGuests(ctx, id);
  const message = cleanMessage(input);
  const { name, url } = ctx.site;
  return contentOf(
    { guest: { state: "confirmed", name: "" }, event, message },
    { paragraphs: [message.text] },
    {
      site: name,
      page: documentUrl(ctx.site, "blog", { ...event, _id: id }),
      link: `${url}${registrationPath("…")}`,
    },
  );
}

export async function sendTestMessage(ctx: AdminContext, input: Input["sendTest"], { mailer }: Services) {
  const { subject, content } = await exampleOf(ctx, input);
  await ctx.limits.count("test email", ctx.actor.id);
  const { email: to } = await memberNamed(ctx, ctx.actor.id);
  try {
    await mailer.send({ to, subject: m.adminRegistrations.testSubject({ subject }), content });
  } catch (error) {
    ctx.log.error(reasonOf(error as Error), "a test email was not sent");
    throw new AppError("unavailable", m.adminRegistrations.testFailed());
  }
  return { to };
}
