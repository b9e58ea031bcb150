import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { EmailFrame } from "../email-frame.tsx";

type MessagePreviewProps = {
  recipients: number;
  subject: string;
  html: string;
  busy: boolean;
  onBack(): void;
  onTest(): void;
  onSend(): void;
};

/** The email as a guest gets it. */
export function MessagePreview({ recipients, subject, html, busy, ...on }: MessagePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-small font-semibold text-muted">
        {m.adminRegistrations.preview()}
      </h3>
      <div className="mt-2">
        <EmailFrame subject={subject} html={html} className="h-[48dvh]" />
      </div>
      <p className="mt-4 text-small">
        {recipients === 0
          ? m.adminRegistrations.noRecipients()
          : m.adminRegistrations.recipients({ count: recipients })}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={on.onBack}>
          {m.adminRegistrations.back()}
        </Button>
        <Button variant="outline" aria-disabled={busy} onClick={on.onTest}>
          {m.adminRegistrations.test()}
        </Button>
        {recipients > 0 && (
          <Button aria-disabled={busy} onClick={on.onSend}>
            {busy ? m.adminRegistrations.isSending() : m.adminRegistrations.send({ count: recipients })}
          </Button>
        )}
      </div>
    </>
  );
}
