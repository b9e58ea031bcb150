import type { Context } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import { isAppError } from "#core/errors.ts";
import type { Limit } from "#core/limits.ts";
import { siteNetworkOf } from "#core/networks.ts";

const slotLength = 15 * minute;
const slotsAhead = 4;

/**
 * Counts an email to an address that nobody has proved to be theirs: the mail servers of others blame the site for what
 * strangers make it send. Returns when to send it: in one of the next quarters of an hour if the event or the site has
 * sent enough in this one. Throws if the next hour is full, or if the client's network has had its share.
 */
export async function countStranger(
  { limits, clientKey, now }: Pick<Context, "limits" | "clientKey" | "now">,
  eventId?: string,
): Promise<string> {
  const network = siteNetworkOf(clientKey);
  if (eventId)
    await limits.count("emails to strangers of an event from one network", `${eventId} ${network}`);
  await limits.count("emails to strangers from one network", network);
  const current = slotAt(now);
  let slots = Array.from({ length: slotsAhead + 1 }, (_, ahead) => current + ahead);
  if (eventId) slots = await countInSlot({ limits }, "emails to strangers of an event", eventId, slots);
  const [slot = current] = await countInSlot({ limits }, "emails to strangers", "site", slots);
  return slot === current ? now : new Date(slot * slotLength).toISOString();
}

/**
 * Counts a link for a new password to an unproved address, which was asked for some time ago. False if it has to wait.
 * It has a limit of its own, so that no other emails hold it up.
 */
export async function mayResetStranger(ctx: Pick<Context, "limits" | "now">): Promise<boolean> {
  return (await waitAfter(ctx, "emails to strangers", `resets ${slotAt(ctx.now)}`)) === 0;
}

/** Counts an attempt. Returns the seconds until the limit allows it. */
export async function waitAfter({ limits }: Pick<Context, "limits">, limit: Limit, key: string) {
  try {
    await limits.count(limit, key);
    return 0;
  } catch (error) {
    if (isAppError(error) && error.retryAfter) return error.retryAfter;
    throw error;
  }
}

function slotAt(now: string): number {
  return Math.floor(Date.parse(now) / slotLength);
}

/** Counts in the first slot that is not full. Returns it and those after it. Throws if all are full. */
async function countInSlot(ctx: Pick<Context, "limits">, limit: Limit, key: string, slots: number[]) {
  for (const [index, slot] of slots.slice(0, -1).entries())
    if ((await waitAfter(ctx, limit, `${key} ${slot}`)) === 0) return slots.slice(index);
  const last = slots.slice(-1);
  await ctx.limits.count(limit, `${key} ${last}`);
  return last;
}

// They ignore dots, and have one inbox under two domains.
const gmail = /^(.*)@(?:gmail|googlemail)\.com$/;

/** The inbox of an address: most providers deliver ada+anything@example.org to ada@example.org. */
export function inboxOf(emailKey: string): string {
  const untagged = emailKey.replace(/\+.*@/, "@");
  const [, name] = gmail.exec(untagged) ?? [];
  return name === undefined ? untagged : `${name.replaceAll(".", "")}@gmail.com`;
}
