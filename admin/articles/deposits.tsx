import { Download, Send } from "lucide-react";
import { useContext, useState } from "react";
import { useApi } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import { agencies } from "#features/catalogues/agencies.ts";
import type { Deposit } from "#features/catalogues/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
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
        {m.adminArticles.registerDoi()}
      </h2>
      <p className="mt-1 text-meta text-muted">{m.adminArticles.registerDoiText()}</p>
      {found.state === "failed" && (
        <Banner kind="error" className="mt-3">
          {m.adminArticles.depositsFailed()}
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
  const again = last ? m.adminArticles.depositSendAgain : m.adminArticles.depositSend;
  const sendText = isSending ? m.adminArticles.depositSending : again;

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
              {rich(sendText({ agency: name, hidden }))}
            </Button>
          )}
          <Button variant="outline" aria-disabled={busy} onClick={() => void run(download)} className="px-4">
            <Download aria-hidden className="size-4.5" />
            {rich(m.adminArticles.depositDownload({ agency: name, hidden }))}
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 font-medium text-danger empty:mt-0">
        {error}
      </p>
    </li>
  );
}

const hidden = (text: string) => <span className="sr-only">{text}</span>;

const states = {
  sending: m.adminArticles.depositBeingSent,
  sent: m.adminArticles.depositSent,
  failed: m.adminArticles.depositFailed,
} as const;

function LastAttempt({ last }: { last: NonNullable<Deposit["last"]> }) {
  const zone = useContext(TimeZone);
  const look = last.state === "failed" ? "text-danger" : last.state === "sent" && "text-success";
  return (
    <p className="mt-1.5 wrap-anywhere">
      {rich(
        states[last.state]({
          time: formatMoment(last.at, zone),
          doi: last.doi,
          message: last.message,
          state: (text) => <span className={classes("font-semibold", look)}>{text}</span>,
          details: (text) => <span className="text-muted">{text}</span>,
        }),
      )}
    </p>
  );
}
