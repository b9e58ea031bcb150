import type { AdminContext, Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { Message } from "#core/message.ts";
import type { Services } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { requeueFailed } from "#features/jobs/queue.server.ts";
import { m, worded } from "#messages";
import * as store from "./store.server.ts";

const daysListed = 30;

export type { GuestEmail, QueuedEmail } from "./store.server.ts";

export const { addEmails, failedEmails, queueEmail, removeEmailsTo, takeEmails } = store;

const names: Record<string, Message> = {
  reset: m.adminEmails.reset,
  verification: m.adminEmails.verification,
  account: m.adminEmails.account,
  "comments-waiting": m.adminEmails.commentsWaiting,
  translation: m.adminEmails.translation,
  confirm: m.adminEmails.confirm,
  known: m.adminEmails.known,
  place: m.adminEmails.place,
  "moved-up": m.adminEmails.movedUp,
  waiting: m.adminEmails.waiting,
  cancelled: m.adminEmails.cancelled,
  reminder: m.adminEmails.reminder,
  change: m.adminEmails.change,
  withdrawn: m.adminEmails.withdrawn,
  message: m.adminEmails.message,
};

export type FailedEmails = {
  count: number;
  items: { _id: string; name: string; to: string; at: string; problem: string }[];
};

export async function listFailed(db: Queries): Promise<FailedEmails> {
  const { count, items } = await store.listFailed(db);
  return {
    count,
    items: items.map(({ id, kind, queuedAt, problem, to }) => ({
      _id: id,
      name: names[kind]?.() ?? kind,
      to,
      at: queuedAt,
      problem: worded(problem),
    })),
  };
}

type EmailServices = Pick<Services, "emails">;

/** All of them without `id`. */
export async function sendAgain(ctx: AdminContext, { id }: { id?: string }, { emails }: EmailServices) {
  await ctx.write((db) => requeueFailed(db, store.queue, ctx.now, id));
  emails.wake();
  return listFailed(ctx.db.queries);
}

export async function forgetFailedEmails({ now, write }: Context): Promise<void> {
  const before = new Date(Date.parse(now) - daysListed * day).toISOString();
  await write((db) => store.forgetFailed(db, before));
}
