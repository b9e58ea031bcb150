import { m } from "#messages";

type EmailFrameProps = { subject: string; html: string; className?: string };

/** An email as its readers see it. The frame runs no scripts. */
export function EmailFrame({ subject, html, className = "h-[55dvh]" }: EmailFrameProps) {
  return (
    <div className="overflow-hidden rounded-base border border-hairline bg-ground">
      <p dir="auto" className="border-b border-hairline px-5 py-3.5 font-semibold wrap-anywhere">
        {subject}
      </p>
      <iframe
        title={m.adminFrame.emailTitle({ subject })}
        sandbox=""
        srcDoc={html}
        className={`block w-full ${className}`}
      />
    </div>
  );
}
