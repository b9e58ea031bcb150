import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import type { Overview } from "#features/overview/contract.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { OperatorNote } from "#ui/operator-note.tsx";

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
    const text = file ? `The email was saved as ${file}.` : `The email is on its way to ${to}.`;
    onResult(problem ? { kind: "error", text: problem } : { kind: "success", text });
    if (!problem && !file) await revalidate();
  }

  return (
    <Button variant="outline" aria-disabled={busy} onClick={() => void run(send)}>
      {busy ? "Sending..." : mail.server ? "Send a test email" : "Write a test email"}
    </Button>
  );
}

export function MailNotes({ mail, result }: { mail: Overview["mail"]; result: TestEmailResult | undefined }) {
  return (
    <div className="col-start-2 max-w-[46rem] pt-3 pb-2 sm:pt-0">
      <p className="rounded-base bg-sunken px-3.5 py-2.5 text-small">
        {mail.server ? (
          `The test goes to ${mail.to} through ${mail.server}.`
        ) : (
          <>
            This site has no mail server yet, so nobody receives emails. The person who runs the server can
            set one up.
          </>
        )}
      </p>
      {!mail.server && (
        <div className="px-3.5 text-small text-muted">
          <OperatorNote>
            Start the site with <code className="font-mono text-[0.9em]">SMTP_URL</code>, as{" "}
            <code className="font-mono text-[0.9em]">docs/running.md</code> describes. Until then, emails are
            saved as files in the data folder.
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
