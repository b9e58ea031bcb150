import type { AdminContext, Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { Services } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { requeueFailed } from "#features/jobs/queue.server.ts";
import * as store from "./store.server.ts";

const daysListed = 30;

export type { GuestEmail, QueuedEmail } from "./store.server.ts";

export const { addEmails, failedEmails, queueEmail, removeEmailsTo, takeEmails } = store;

const names: Record<string, string> = {
  reset: "Link for a new password",
  verification: "Link to verify an address",
  account: "Change of an account",
  "comments-waiting": "Comments that wait for approval",
  confirm: "Link to confirm a registration",
  known: "Registered already",
  place: "A place at an event",
  "moved-up": "A place from the waiting list",
  waiting: "On the waiting list",
  cancelled: "A cancelled registration",
  reminder: "Reminder of an event",
  change: "Change of an event",
  withdrawn: "An event that does not take place",
  message: "Email from an administrator to guests",
};

export type FailedEmails = {
  count: number;
  items: { _id: string; name: string; to: string; at: string; problem: string }[];
};

export async function listFailed(db: Queries): Promise<FailedEmails> {
  const { count, items } = await store.listFailed(db);
  return {
    count,
    items: items.map(({ id, kind, queuedAt, ...rest }) => ({
      _id: id,
      name: names[kind] ?? kind,
      at: queuedAt,
      ...rest,
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
