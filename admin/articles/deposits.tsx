import { Download, Send } from "lucide-react";
import { useContext, useState } from "react";
import { useApi } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import { agencies } from "#features/catalogues/agencies.ts";
import type { Deposit } from "#features/catalogues/contract.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { saveFile } from "#ui/save-file.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";

type DepositsProps = {
  /** The id of the saved publication. */
  id: string;
  version: number;
};

/** The registration of a publication's DOI with Crossref or DataCite, as it is saved. */
export function Deposits({ id, version }: DepositsProps) {
  const { catalogues } = useApi();
  const found = useQuery(`${id} ${version}`, () => catalogues.deposits({ id }));
  return (
    <section aria-labelledby={`${id}-deposits`}>
      <h2
        id={`${id}-deposits`}
        className="heading border-t border-hairline pt-7 text-h3 @max-sm:pt-6 @max-sm:text-lead"
      >
        Register the DOI
      </h2>
      <p className="mt-1 text-meta text-muted">
        With the agency that gave you the prefix. It gets the publication as it was last saved.
      </p>
      {found.state === "failed" && (
        <Banner kind="error" className="mt-3">
          The state of the registration could not be loaded.
        </Banner>
      )}
      <ul className="mt-3 space-y-3">
        {found.value?.map((deposit) => (
          <AgencyItem key={deposit.agency} id={id} deposit={deposit} onSent={found.again} />
        ))}
      </ul>
    </section>
  );
}

function AgencyItem({ id, deposit, onSent }: { id: string; deposit: Deposit; onSent(): void }) {
  const { agency, canSend, missing, last } = deposit;
  const { catalogues } = useApi();
  const { busy, run, error } = useSubmit();
  const [isSending, setSending] = useState(false);
  const name = agencies[agency];
  const isReady = missing.length === 0;

  async function download(): Promise<void> {
    const { name: file, type, content } = await catalogues.file({ id, agency });
    saveFile(file, content, type);
  }

  async function send(): Promise<void> {
    setSending(true);
    await catalogues.send({ id, agency }).finally(() => setSending(false));
    onSent();
  }

  return (
    <li className="rounded-base border border-hairline p-4 text-small">
      <h3 className="font-semibold">{name}</h3>
      <div role="status">{last && <LastAttempt last={last} />}</div>
      {missing.map((sentence) => (
        <p key={sentence} className="mt-1.5 text-muted">
          {sentence}
        </p>
      ))}
      {isReady && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {canSend && (
            <Button variant="outline" aria-disabled={busy} onClick={() => void run(send)} className="px-4">
              <Send aria-hidden className="size-4.5" />
              {isSending ? "Sending..." : last ? "Send again" : "Send"}
              <span className="sr-only"> to {name}</span>
            </Button>
          )}
          <Button variant="outline" aria-disabled={busy} onClick={() => void run(download)} className="px-4">
            <Download aria-hidden className="size-4.5" />
            Download the file
            <span className="sr-only"> for {name}</span>
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 font-medium text-danger empty:mt-0">
        {error}
      </p>
    </li>
  );
}

const states = { sending: "Being sent", sent: "Sent", failed: "Failed" } as const;

function LastAttempt({ last }: { last: NonNullable<Deposit["last"]> }) {
  const zone = useContext(TimeZone);
  return (
    <p className="mt-1.5 wrap-anywhere">
      <span
        className={classes(
          "font-semibold",
          last.state === "failed" ? "text-danger" : last.state === "sent" && "text-success",
        )}
      >
        {states[last.state]}
      </span>{" "}
      <span className="text-muted">
        on {formatMoment(last.at, zone)}, DOI {last.doi}. {last.message}
      </span>
    </p>
  );
}
