import { setInterval as repeat } from "node:timers";
import type { Context } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import type { Email } from "#core/email.ts";
import { newId } from "#core/ids.ts";
import type { EmailQueue, Mailer } from "#core/services.ts";
import { isRejected, problemOf, reasonOf } from "./problems.server.ts";
import * as store from "./store.server.ts";

/** After each failed attempt; the last one again and again. */
const waits = [1, 5, 15, 60].map((minutes) => minutes * minute);
const maxWait = 3 * 24 * 60 * minute; // then it has failed
const atOnce = 5;
const lease = minute; // a claim ends soon after its process
const renewal = lease / 4;
const checkedEvery = minute / 2;

/** The email as it is now. Null if it has nothing to say any more; "later" if it may have, but not yet. */
type Compose = (ctx: Context, email: store.ClaimedEmail) => Promise<Email | null | "later">;

type Queue = {
  /** For each run, so that it has the time and the settings. */
  context(): Context;
  mailer: Mailer;
  compose: { member: Compose; guest: Compose };
};

/** Sends what is queued, a few emails at a time, in every process that is woken. Each email is sent by one of them. */
export function openEmailQueue({ context, mailer, compose }: Queue): EmailQueue {
  const claim = newId(); // of this process
  /** Ids of emails that the mail server has, and that the database does not know as sent. */
  const sentUnnoted = new Set<string>();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;
  let checking: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWoken && !isClosed) wake();
    });
  }

  async function run(): Promise<void> {
    isWoken = false;
    try {
      while ((await sendSome()) && !isClosed);
    } catch (error) {
      if (!isClosed) context().log.warn({ err: error }, "the emails wait");
    }
  }

  /** False if nothing is due, or nothing can be sent. */
  async function sendSome(): Promise<boolean> {
    const ctx = context();
    const { now } = ctx;
    const priority = await store.duePriority(ctx.db.queries, now);
    if (priority === undefined) return false;
    const until = later(now, lease);
    const emails = await ctx.write((db) =>
      store.claimEmails(ctx.db.engine, db, { claim, priority, now, until, count: atOnce }),
    );
    const keeping = repeat(() => void keepClaims(), renewal);
    const results = await Promise.allSettled(emails.map((email) => sendOne(ctx, email)));
    clearInterval(keeping);
    for (const result of results) if (result.status === "rejected") throw result.reason;
    return results.some((result) => result.status === "fulfilled" && result.value);
  }

  async function keepClaims(): Promise<void> {
    const { now, write, log } = context();
    await write((db) => store.extendClaims(db, claim, later(now, lease))).catch((error) =>
      log.warn({ err: error }, "emails that are being sent may be sent again"),
    );
  }

  /** True if the next ones should be tried as well. Throws if the database does not note what has become of it. */
  async function sendOne(ctx: Context, email: store.ClaimedEmail): Promise<boolean> {
    const key = { id: email.id, claim };
    const isToGuest = email.registrationId !== null;
    const update = (changes: Parameters<typeof store.updateEmail>[2]) =>
      ctx.write((db) => store.updateEmail(db, key, changes));
    const composed = await compose[isToGuest ? "guest" : "member"](ctx, email).catch((error: Error) => error);
    if (composed instanceof Error) {
      ctx.log.error({ err: composed }, "an email could not be written");
      await update(afterFailure(ctx.now, email, "The site could not write this email."));
      return true;
    }
    if (composed === "later") {
      await update({ dueAt: later(ctx.now, 10 * minute) });
      return true;
    }
    if (composed && !sentUnnoted.has(email.id)) {
      const error = await mailer.send(composed).then(
        () => undefined,
        (error: Error) => error,
      );
      if (error) {
        ctx.log.error(reasonOf(error), "an email was not sent");
        const isFinal = isRejected(error);
        await update(afterFailure(ctx.now, email, problemOf(error, mailer.server), isFinal));
        return isFinal;
      }
      sentUnnoted.add(email.id);
    }
    // What guests were sent is counted, and no batch is sent twice.
    if (composed && isToGuest) await update({ state: "sent", problem: "", dueAt: ctx.now });
    else await ctx.write((db) => store.removeEmail(db, key));
    sentUnnoted.delete(email.id);
    return true;
  }

  function afterFailure(
    now: string,
    { attempts, queuedAt }: store.ClaimedEmail,
    problem: string,
    isFinal = false,
  ) {
    const dueAt = later(now, waits[attempts - 1] ?? waits.at(-1) ?? minute);
    const isGivenUp = isFinal || dueAt > later(queuedAt, maxWait);
    return isGivenUp ? { state: "failed" as const, problem } : { dueAt, problem };
  }

  return {
    wake,
    async resume() {
      const { db, now, write } = context();
      // The embedded database has one process that serves, so what is claimed was claimed by one that has ended.
      if (db.engine.name === "sqlite") await write((queries) => store.releaseClaims(queries, now));
      checking = repeat(wake, checkedEvery).unref();
      wake();
    },
    async idle() {
      while (running) await running;
    },
    async close() {
      isClosed = true;
      clearInterval(checking);
      await running;
    },
  };
}

function later(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}
