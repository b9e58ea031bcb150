import { type ReactNode, useEffect, useState } from "react";
import { useApi } from "#core/api.ts";
import type { GuestMessage } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";

const fewest = 3;
const refreshAfter = 3000; // milliseconds

/** What was written to the guests, and how many have got it. */
export function GuestEmails({ eventId, sent }: { eventId: string; sent: number }) {
  const { guests } = useApi();
  const { value, again } = useQuery(`${eventId} ${sent}`, () => guests.messages({ id: eventId }));
  const [isAll, setAll] = useState(false);
  const shows = isAll ? Number.POSITIVE_INFINITY : fewest;
  const isSending = value?.some((message) => message.sent + message.failed < message.total);

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(again, refreshAfter);
    return () => clearTimeout(timer);
  });

  if (!value || value.length === 0) return null;
  return (
    <section aria-labelledby="guest-emails" className="mt-4">
      <h2 id="guest-emails" className="text-small font-semibold">
        {m.adminRegistrations.emails()}
      </h2>
      <ul className="mt-1 border-t border-hairline">
        {value.slice(0, shows).map((message) => (
          <li
            key={message._id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-2 text-small"
          >
            <span className="min-w-0 wrap-anywhere">
              <span dir="auto" className="font-semibold">
                {message.subject}
              </span>
              <span className="block text-meta text-muted">{sentTo(message)}</span>
            </span>
            <span className="tabular-nums">{progressOf(message)}</span>
          </li>
        ))}
      </ul>
      {value.length > shows && (
        <Button variant="quiet" className="-ms-5" onClick={() => setAll(true)}>
          {m.adminRegistrations.allEmails({ count: value.length })}
        </Button>
      )}
    </section>
  );
}

function sentTo({ audience, author, createdAt }: GuestMessage): ReactNode {
  const date = <ShortDay instant={createdAt} />;
  return author
    ? rich(m.adminRegistrations.sentToBy({ audience, date, name: author }))
    : rich(m.adminRegistrations.sentTo({ audience, date }));
}

/** `212 of 300 sent, 2 failed` */
function progressOf({ total, sent, failed }: GuestMessage): string {
  if (sent === total)
    return failed > 0
      ? m.adminRegistrations.sentToAllFailed({ total, failed })
      : m.adminRegistrations.sentToAll({ total });
  return failed > 0
    ? m.adminRegistrations.sentToSomeFailed({ sent, total, failed })
    : m.adminRegistrations.sentToSome({ sent, total });
}
