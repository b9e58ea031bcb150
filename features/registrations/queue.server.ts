import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { GuestMails, Mailer } from "#core/services.ts";
import { reasonOf } from "#features/members/emails.server.ts";
import { emailFor } from "./mails.server.ts";
import { type ClaimedMail, claimMails, removeMail, updateMail } from "./mails.store.server.ts";

const minute = 60_000; // milliseconds
/** After each failed attempt. The last one gives up. */
const waits = [1, 5, 30, 120, 360].map((minutes) => minutes * minute);
const atOnce = 5;
const longestClaim = 10 * minute; // far longer than a mail server is waited for

type Queue = {
  /** For each run, so that it has the time and the settings. */
  context(): Context;
  mailer: Mailer;
  signingKey: Uint8Array;
};

/** Sends what is queued, a few emails at a time, in every process that is woken. Each email is sent by one of them. */
export function openGuestMails({ context, mailer, signingKey }: Queue): GuestMails {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

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
      while (!isClosed && (await sendSome()));
    } catch (error) {
      if (!isClosed) context().log.warn({ err: error }, "the emails to guests wait");
    }
  }

  /** False if nothing is due, or nothing can be sent. */
  async function sendSome(): Promise<boolean> {
    const ctx = context();
    const claim = newId();
    const until = later(ctx.now, longestClaim);
    const mails = await ctx.write((db) =>
      claimMails(ctx.db.engine, db, { claim, now: ctx.now, until, most: atOnce }),
    );
    const sent = await Promise.all(mails.map((mail) => sendOne(ctx, claim, mail)));
    return sent.includes(true);
  }

  async function sendOne(ctx: Context, claim: string, mail: ClaimedMail): Promise<boolean> {
    try {
      const email = await emailFor(ctx, signingKey, mail);
      if (email === "later") return false;
      if (email) await mailer.send(email);
      await ctx.write((db) =>
        email ? updateMail(db, mail, claim, { state: "sent" }) : removeMail(db, mail),
      );
      return true;
    } catch (error) {
      const reason = reasonOf(error as Error);
      ctx.log.error(reason, "an email to a guest was not sent");
      const wait = waits[mail.attempts - 1];
      const isRejected = reason.reason === "EENVELOPE" && Number(reason.status) >= 500;
      const next =
        wait === undefined || isRejected ? { state: "failed" as const } : { dueAt: later(ctx.now, wait) };
      await ctx.write((db) => updateMail(db, mail, claim, next));
      return isRejected;
    }
  }

  return {
    wake,
    async idle() {
      while (running) await running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

function later(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}
