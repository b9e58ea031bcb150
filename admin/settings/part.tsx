import { type ReactNode, useId } from "react";

export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4">
      <h2 id={id} className="heading text-h4">
        {title}
      </h2>
      {lead && <p className="mt-1 text-small text-muted">{lead}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  );
}
