import { useEffect, useRef } from "react";
import { plural } from "#core/plural.ts";
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
        Preview
      </h3>
      <div className="mt-2">
        <EmailFrame subject={subject} html={html} className="h-[48dvh]" />
      </div>
      <p className="mt-4 text-small">
        {recipients === 0
          ? "Nobody would get this email."
          : `This email goes to ${plural(recipients, "guest")}. This cannot be undone.`}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={on.onBack}>
          Back to the text
        </Button>
        <Button variant="outline" aria-disabled={busy} onClick={on.onTest}>
          Send a test to me
        </Button>
        {recipients > 0 && (
          <Button aria-disabled={busy} onClick={on.onSend}>
            {busy ? "Sending..." : `Send to ${plural(recipients, "guest")}`}
          </Button>
        )}
      </div>
    </>
  );
}
