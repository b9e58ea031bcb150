import type { ReactNode } from "react";
import { Link } from "react-router";
import { NeedsScript } from "#features/members/needs-script.tsx";

type NarrowPageProps = { title: string; lead: string; children: ReactNode };

/** One form in the middle of a page, with the way back to the login. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <div className="page py-12 md:py-20">
      <div className="mx-auto max-w-[30rem]">
        <h1 className="heading text-h1">{title}</h1>
        <p className="mt-4 text-muted">{lead}</p>
        <NeedsScript />
        <div className="mt-8 rounded-base border border-hairline bg-surface p-5 shadow-soft sm:p-8">
          {children}
        </div>
        <p className="mt-6 text-small">
          <Link to="/login" className="font-semibold text-brand underline-offset-4 hover:underline">
            Back to login
          </Link>
        </p>
      </div>
    </div>
  );
}
