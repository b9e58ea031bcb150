import type { ReactNode } from "react";
import { AdminsOnly } from "#features/members/admins-only.tsx";
import type { Member } from "#features/members/contract.ts";
import { DeskNavigation } from "./desk-navigation.tsx";

type ManagePageProps = {
  /** Said to members who are no admins. */
  refusal: string;
  children(member: Member): ReactNode;
};

/** A screen on which admins manage something, with the way to the others above it. */
export function ManagePage({ refusal, children }: ManagePageProps) {
  return (
    <AdminsOnly refusal={refusal}>
      {(member) => (
        <>
          <DeskNavigation />
          {children(member)}
        </>
      )}
    </AdminsOnly>
  );
}

type ManageHeaderProps = {
  title: string;
  /** How much there is. */
  lead?: string;
  /** What is begun here, such as a link to write an article. */
  aside?: ReactNode;
  /** Search and filters. */
  children?: ReactNode;
};

/** The head of such a screen. */
export function ManageHeader({ title, lead, aside, children }: ManageHeaderProps) {
  return (
    <header className="page py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading text-h2">{title}</h1>
        {lead && <p className="pt-1.5 text-small text-muted">{lead}</p>}
        {aside && <div className="sm:ml-auto">{aside}</div>}
      </div>
      {children && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">{children}</div>
      )}
    </header>
  );
}
