import type { ReactNode } from "react";
import { AdminsOnly } from "#features/members/admins-only.tsx";
import type { Member } from "#features/members/contract.ts";
import { PageHeader } from "#ui/page-header.tsx";
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
    <PageHeader badge="Administration" title={title} lead={lead} aside={aside}>
      {children && <div className="mt-8 space-y-4">{children}</div>}
    </PageHeader>
  );
}
