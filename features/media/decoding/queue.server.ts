import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { fairWork } from "#core/fair-queue.ts";
import { m } from "#messages";

export type Requester = {
  /** Whose work it is. Work without a member, like social images, is never refused. */
  memberId?: string;
  /** Goes before all work that is not urgent. */
  urgent: boolean;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

/** Work that a person waits for. */
export function requesterOf({ actor, signal }: Pick<Context, "actor" | "signal">): Requester {
  return { memberId: actor?.id, urgent: true, signal };
}

/**
 * Does one thing at a time: urgent ones first, then one of each member in turn. Refuses a member who has too many
 * waiting, and all members when there are too many in all. Never starts work of a disconnected client.
 */
export function decodingQueue({ max, maxOfMember }: { max: number; maxOfMember: number }) {
  const { queue, run, isBusy } = fairWork(cancelled, (item) => item.path[0] === "urgent");
  return {
    waiting: () => queue.size(),
    async run<Result>({ memberId, urgent, signal }: Requester, work: () => Promise<Result>): Promise<Result> {
      const path = [urgent ? "urgent" : "other", memberId ?? ""];
      if (memberId !== undefined && isBusy()) {
        if (queue.size(...path) >= maxOfMember) throw tooManyOfMember();
        if (queue.size(path[0] ?? "") >= max) throw tooMany();
      }
      return run({ item: { path }, work, signal });
    },
  };
}

function tooManyOfMember(): AppError {
  const sentence = m.media.ownPicturesWaiting();
  return new AppError("too_many_requests", sentence, { retryAfter: 5 });
}

function tooMany(): AppError {
  const sentence = m.media.picturesWaiting();
  return new AppError("unavailable", sentence, { retryAfter: 10 });
}

function cancelled(): AppError {
  return new AppError("bad_request", m.media.cancelled());
}
