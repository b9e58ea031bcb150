import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import type { Overview } from "#features/overview/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { OperatorNote } from "#ui/operator-note.tsx";
import { rich } from "#ui/rich.tsx";

export type TestEmailResult = { kind: "success" | "error"; text: string };

type TestEmailButtonProps = {
  mail: Overview["mail"];
  onResult(result: TestEmailResult | undefined): void;
};

/** Sends an email to the administrator who is logged in. */
export function TestEmailButton({ mail, onResult }: TestEmailButtonProps) {
  const { overview } = useApi();
  const { revalidate } = useRevalidator();
  const { busy, run } = useSubmit(undefined, (text) => onResult({ kind: "error", text }));

  async function send(): Promise<void> {
    onResult(undefined);
    const { to, file, problem } = await overview.sendTestEmail();
    const text = file ? m.adminOverview.testSaved({ file }) : m.adminOverview.testSent({ to });
    onResult(problem ? { kind: "error", text: problem } : { kind: "success", text });
    if (!problem && !file) await revalidate();
  }

  return (
    <Button variant="outline" aria-disabled={busy} onClick={() => void run(send)}>
      {busy
        ? m.adminOverview.testSending()
        : mail.server
          ? m.adminOverview.sendTest()
          : m.adminOverview.writeTest()}
    </Button>
  );
}

export function MailNotes({ mail, result }: { mail: Overview["mail"]; result: TestEmailResult | undefined }) {
  return (
    <div className="col-start-2 max-w-[46rem] pt-3 pb-2 sm:pt-0">
      <p className="rounded-base bg-sunken px-3.5 py-2.5 text-small">
        {mail.server
          ? m.adminOverview.testTo({ to: mail.to, server: mail.server })
          : m.adminOverview.noMailServer()}
      </p>
      {!mail.server && (
        <div className="px-3.5 text-small text-muted">
          <OperatorNote>
            {rich(
              m.adminOverview.mailSetup({
                setting: <code className="font-mono text-[0.9em]">SMTP_URL</code>,
                file: <code className="font-mono text-[0.9em]">docs/running.md</code>,
              }),
            )}
          </OperatorNote>
        </div>
      )}
      {result && (
        <Banner kind={result.kind} className="mt-3 wrap-anywhere">
          {result.text}
        </Banner>
      )}
    </div>
  );
}
