import type { ReactNode } from "react";
import { plural } from "#core/plural.ts";
import { Badge } from "#ui/badge.tsx";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Day } from "#ui/time-zone.tsx";
import type { Member } from "../../contract.ts";
import { newPassword, password } from "../account-form.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { Setting } from "./setting.tsx";

type Profile = Member & {
  blogCount: number;
  commentCount: number;
  likeCount: number;
  verifiedAt: string | null;
};

type ProfileSettingsProps = {
  member: Profile;
  /** Shown to administrators. */
  adminLink: ReactNode;
  /** Above the settings. */
  events: ReactNode;
};

export function ProfileSettings({ member, adminLink, events }: ProfileSettingsProps) {
  const { role, blogCount, commentCount, likeCount } = member;
  const counts = [
    blogCount > 0 && plural(blogCount, "article"),
    plural(commentCount, "comment"),
    plural(likeCount, "like"),
  ];
  return (
    <>
      <PageHeader title="Profile Settings" lead="Manage your account information and preferences">
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {role === "admin" && <Badge variant="ochre">Admin</Badge>}
          <Badge variant="success">Active</Badge>
          <p className="ml-2 text-meta text-muted">{counts.filter(Boolean).join(" · ")}</p>
        </div>
        {role === "admin" && <p className="mt-6">{adminLink}</p>}
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        <PersonalInformation member={member} />
        {events}
        <AccountSettings {...member} />
      </div>
    </>
  );
}

function AccountSettings({ email, verifiedAt }: Profile) {
  // Password managers want to know whose password it is.
  const owner = { type: "hidden", name: "email", autoComplete: "username", value: email };
  const passwords = [password("Current password", "currentPassword"), ...newPassword("New password")];
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-16 md:mt-16 lg:grid-cols-2">
      <Setting
        id="password"
        title="Password"
        text="You stay signed in here and are signed out on every other device."
        form={{
          intent: "password",
          fields: [owner, ...passwords],
          submit: "Change password",
          busyText: "Changing password...",
        }}
      />
      <div>
        {verifiedAt ? (
          <Setting id="email" title="Email address" text={`${email} is verified.`}>
            <p className="text-small text-muted">
              Verified on <Day instant={verifiedAt} />
            </p>
          </Setting>
        ) : (
          <Setting
            id="email"
            title="Email address"
            text={`${email} is not verified yet. Open the link that we have sent you, or send it again.`}
            form={{ intent: "verification", submit: "Send the link again", busyText: "Sending..." }}
          />
        )}
        <Setting
          id="sessions"
          title="Devices"
          text="A device stays signed in for seven days. If you lose one, sign out everywhere."
          form={{
            intent: "sign out everywhere",
            submit: "Sign out everywhere",
            busyText: "Signing out...",
            question: "Are you sure you want to sign out on every device, this one included?",
          }}
        />
        <Setting
          id="data"
          title="Your data"
          text="Your profile, articles, comments, uploads and everything else that we keep about you, in one JSON file."
          form={{ intent: "export", submit: "Download my data", busyText: "Preparing..." }}
        />
        <Setting
          id="delete"
          title="Delete account"
          text="Your profile, likes and sessions are deleted at once and cannot be brought back."
          form={{
            intent: "delete",
            fields: [password("Your password")],
            submit: "Delete my account",
            busyText: "Deleting...",
            question: "Are you sure you want to delete your account? This action cannot be undone.",
            danger: true,
            children: <CommentsChoice />,
          }}
        />
      </div>
    </div>
  );
}

function CommentsChoice() {
  const choices = { keep: "stay, as those of a “Former member”", remove: "are deleted too" };
  return (
    <fieldset>
      <legend className="text-small font-semibold">Your comments</legend>
      {Object.entries(choices).map(([value, text]) => (
        <ChoiceInput key={value} name="comments" value={value} defaultChecked={value === "keep"}>
          {text}
        </ChoiceInput>
      ))}
    </fieldset>
  );
}
