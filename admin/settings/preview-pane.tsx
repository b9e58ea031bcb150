import { type ReactNode, useId } from "react";
import { m } from "#messages";

/** What the site would show, beside the form. */
export function PreviewPane({ className = "", children }: { className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 lg:sticky lg:top-6 ${className}`}>
      <h2 id={id} className="caps text-muted">
        {m.adminSettings.preview()}
      </h2>
      {children}
    </section>
  );
}
