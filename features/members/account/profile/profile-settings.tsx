import type { ReactNode } from "react";
import { plural } from "#core/plural.ts";
import { Badge } from "#ui/badge.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import type { Member } from "../../contract.ts";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { EmailVerification } from "./email-verification.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

type ProfileSettingsProps = {
  member: Member & Counts & { verifiedAt: string | null };
  /** Shown to administrators. */
  adminLinks: ReactNode;
};

export function ProfileSettings({ member, adminLinks }: ProfileSettingsProps) {
  return (
    <>
      <PageHeader title="Profile Settings" lead="Manage your account information and preferences">
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {member.role === "admin" && <Badge look="ochre">Admin</Badge>}
          <Badge look="success">Active</Badge>
          <Traces {...member} />
        </div>
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        {member.role === "admin" && adminLinks}
        <PersonalInformation member={member} />
        <div className="mt-12 grid grid-cols-1 gap-x-16 md:mt-16 lg:grid-cols-2">
          <ChangePassword email={member.email} />
          <div>
            <EmailVerification email={member.email} verifiedAt={member.verifiedAt} />
            <SignOutEverywhere />
            <DownloadData />
            <DeleteAccount />
          </div>
        </div>
      </div>
    </>
  );
}

type Counts = { blogCount: number; commentCount: number; likeCount: number };

function Traces({ blogCount, commentCount, likeCount }: Counts) {
  const parts = [
    blogCount > 0 && plural(blogCount, "article"),
    plural(commentCount, "comment"),
    plural(likeCount, "like"),
  ];
  return <p className="ml-2 text-meta text-muted">{parts.filter(Boolean).join(" · ")}</p>;
}
