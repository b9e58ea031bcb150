import type { ReactNode } from "react";
import { MembersOnly } from "#features/members/account/members-only.tsx";
import type { Member } from "#features/members/contract.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

type AdminsOnlyProps = {
  /** Said to other members. */
  refusal: string;
  children(member: Member): ReactNode;
};

/** A page for admins. Other members are told that it is not for them. */
export function AdminGuard({ refusal, children }: AdminsOnlyProps) {
  return (
    <MembersOnly>
      {(member) =>
        member.role === "admin" ? (
          children(member)
        ) : (
          <MessagePanel level={1} title="Access Restricted" text={refusal}>
            <LinkButton to="/">Go to the home page</LinkButton>
          </MessagePanel>
        )
      }
    </MembersOnly>
  );
}
