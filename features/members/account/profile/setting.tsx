import type { ReactNode } from "react";

type SettingProps = { id: string; title: string; text: string; children: ReactNode };

export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4 pb-10">
      <h2 id={id} className="heading text-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-[34rem] text-small text-muted">{text}</p>
      <div className="mt-5 min-w-0">{children}</div>
    </section>
  );
}
