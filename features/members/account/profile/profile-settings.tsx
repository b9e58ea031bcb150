import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useToast } from "#ui/toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { Member, MemberFunctions } from "../../contract.ts";
import { session } from "../../session.ts";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { EmailVerification } from "./email-verification.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

type ProfileSettingsProps = {
  members: MemberFunctions;
  /** What admins find here besides. */
  desk: ReactNode;
};

/** Everything that a member can see and change of the own account. */
export function ProfileSettings({ members, desk }: ProfileSettingsProps) {
  const profile = useQuery("own", members.profileDetails);
  const { notice, tell } = useToast();

  if (profile.state === "loading") return <Loading page />;
  if (profile.state === "failed") {
    return (
      <div className="page pt-10">
        <Banner kind="error" className="mx-auto max-w-[36rem]">
          Failed to load profile
        </Banner>
        <MessagePanel level={1} title="Profile not found" text="Unable to load your profile information.">
          <Button onClick={profile.again}>Try Again</Button>
        </MessagePanel>
      </div>
    );
  }
  const member = profile.value;
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
        {member.role === "admin" && desk}
        <PersonalInformation
          member={member}
          members={members}
          onSaved={(changes: Partial<Member>, message) => {
            profile.replace({ ...member, ...changes });
            tell("success", message);
            void session.check();
          }}
        />
        <div className="mt-12 grid grid-cols-1 gap-x-16 md:mt-16 lg:grid-cols-2">
          <ChangePassword
            email={member.email}
            change={members.changePassword}
            onChanged={(message) => tell("success", message)}
          />
          <div>
            <EmailVerification
              email={member.email}
              verifiedAt={member.verifiedAt}
              resend={members.resendVerification}
            />
            <SignOutEverywhere signOut={members.logoutEverywhere} />
            <DownloadData exportData={members.exportData} />
            <DeleteAccount deleteAccount={members.deleteAccount} />
          </div>
        </div>
      </div>
      {notice}
    </>
  );
}

type Counts = { blogCount: number; commentCount: number; likeCount: number };

/** How much a member has written, said and liked. */
function Traces({ blogCount, commentCount, likeCount }: Counts) {
  const parts = [
    blogCount > 0 && counted(blogCount, "article"),
    counted(commentCount, "comment"),
    counted(likeCount, "like"),
  ];
  return <p className="ml-2 text-meta text-muted">{parts.filter(Boolean).join(" · ")}</p>;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
