import type { ReactNode } from "react";
import { plural } from "#core/plural.ts";
import { Badge } from "#ui/badge.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import type { Member } from "../../contract.ts";
import { Data, Deletion, Devices, Email, Password } from "./account-settings.tsx";
import { PersonalInformation } from "./personal-information.tsx";

type Profile = Member & {
  blogCount: number;
  commentCount: number;
  likeCount: number;
  verifiedAt: string | null;
};

type ProfileSettingsProps = {
  member: Profile;
  /** Shown to administrators. */
  adminLinks: ReactNode;
};

export function ProfileSettings({ member, adminLinks }: ProfileSettingsProps) {
  const { role, blogCount, commentCount, likeCount } = member;
  const traces = [
    blogCount > 0 && plural(blogCount, "article"),
    plural(commentCount, "comment"),
    plural(likeCount, "like"),
  ];
  return (
    <>
      <PageHeader title="Profile Settings" lead="Manage your account information and preferences">
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {role === "admin" && <Badge look="ochre">Admin</Badge>}
          <Badge look="success">Active</Badge>
          <p className="ml-2 text-meta text-muted">{traces.filter(Boolean).join(" · ")}</p>
        </div>
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        {role === "admin" && adminLinks}
        <PersonalInformation member={member} />
        <div className="mt-12 grid grid-cols-1 gap-x-16 md:mt-16 lg:grid-cols-2">
          <Password email={member.email} />
          <div>
            <Email {...member} />
            <Devices />
            <Data />
            <Deletion />
          </div>
        </div>
      </div>
    </>
  );
}
