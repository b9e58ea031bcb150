import type { ReactNode } from "react";

type SettingProps = { id: string; title: string; text: string; children: ReactNode };

/** One thing that a member can change or do, with a word about it. */
export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-6 border-t border-hairline py-9 md:py-11 lg:grid-cols-[19rem_1fr]"
    >
      <div>
        <h2 id={id} className="heading text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-[34rem] text-small text-muted">{text}</p>
      </div>
      <div className="min-w-0 max-w-[34rem]">{children}</div>
    </section>
  );
}
