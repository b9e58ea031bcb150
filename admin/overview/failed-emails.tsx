import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import type { FailedEmails as Failed } from "#features/overview/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { Moment } from "#ui/time-zone.tsx";

/** Emails that the site has given up. */
export function FailedEmails({ failed: { count, items } }: { failed: Failed }) {
  const { overview } = useApi();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run, error } = useSubmit();
  const [isSent, setSent] = useState(false);
  const send = (id?: string) =>
    void run(async () => {
      await overview.sendAgain({ id });
      setSent(true);
      await revalidate();
      heading.current?.focus(); // the button is gone
    });

  if (count === 0 && !isSent) return null;
  return (
    <section aria-labelledby="failed-emails" className="mb-12">
      <h2
        ref={heading}
        id="failed-emails"
        tabIndex={-1}
        className="heading border-t-2 border-ink pt-4 text-h3"
      >
        {m.adminOverview.failedEmails()}
      </h2>
      {(error || isSent) && (
        <Banner kind={error ? "error" : "success"} className="mt-4">
          {error || m.adminOverview.isSentAgain()}
        </Banner>
      )}
      {count > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-small text-muted">
            {m.adminOverview.gaveUp({ count })}
            {items.length < count && ` ${m.adminOverview.latestFailed({ count: items.length })}`}
          </p>
          {count > 1 && (
            <Button variant="outline" aria-disabled={busy} onClick={() => send()}>
              {m.adminOverview.sendAllAgain()}
            </Button>
          )}
        </div>
      )}
      <ul className="mt-3">
        {items.map(({ _id, name, to, at, problem }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
          >
            <div className="min-w-0 max-w-[46rem] flex-1 basis-72">
              <p className="font-semibold wrap-anywhere">{m.adminOverview.emailTo({ name, to })}</p>
              <p className="text-small wrap-anywhere">{problem}</p>
              <Moment withoutZone instant={at} className="block text-meta text-muted" />
            </div>
            <Button
              variant="outline"
              aria-disabled={busy}
              aria-label={m.adminOverview.sendThisAgain({ name, to })}
              onClick={() => send(_id)}
            >
              {m.adminOverview.sendAgain()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
