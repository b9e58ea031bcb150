import type { ReactNode } from "react";
import { languageName } from "#core/language.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { controlLook } from "#ui/forms/field.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { rich } from "#ui/rich.tsx";
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
  languages: string[];
  translationEmails: boolean | null;
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
    blogCount > 0 && m.members.articleCount({ count: blogCount }),
    m.members.commentCount({ count: commentCount }),
    m.members.likeCount({ count: likeCount }),
  ];
  return (
    <>
      <PageHeader title={m.members.profileTitle()} lead={m.members.profileLead()}>
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {role === "admin" && <Badge variant="ochre">{m.members.admin()}</Badge>}
          <Badge variant="success">{m.members.active()}</Badge>
          <p className="ms-2 text-meta text-muted">{counts.filter(Boolean).join(" · ")}</p>
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

function AccountSettings(member: Profile) {
  const { email, verifiedAt, role, language, languages, translationEmails } = member;
  const translates = role === "admin" || member.blogCount > 0;
  // Password managers want to know whose password it is.
  const owner = { type: "hidden", name: "email", autoComplete: "username", value: email };
  const passwords = [
    password(m.members.currentPassword(), "currentPassword"),
    ...newPassword(m.members.newPassword(), m.members.confirmNewPassword()),
  ];
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-16 md:mt-16 lg:grid-cols-2">
      <Setting
        id="password"
        title={m.members.passwordSetting()}
        text={m.members.passwordEffect()}
        form={{
          intent: "password",
          fields: [owner, ...passwords],
          submit: m.members.changePassword(),
          busyText: m.members.changingPassword(),
        }}
      />
      <div>
        <Setting
          id="language"
          title={m.members.languageSetting()}
          text={role === "admin" ? m.members.languageTextAdmin() : m.members.languageText()}
          form={{
            intent: "language",
            submit: m.members.saveLanguage(),
            busyText: m.common.saving(),
            children: <LanguageChoice key={language} language={language} languages={languages} />,
          }}
        />
        {translates && translationEmails !== null && (
          <Setting
            id="translation-emails"
            title={m.members.translationEmails()}
            text={m.members.translationEmailsText()}
            form={{
              intent: "translation emails",
              submit: m.members.saveChoice(),
              busyText: m.common.saving(),
              children: (
                <ChoiceInput
                  key={String(translationEmails)}
                  type="checkbox"
                  name="translationEmails"
                  defaultChecked={translationEmails}
                >
                  {m.members.translationEmailsOn()}
                </ChoiceInput>
              ),
            }}
          />
        )}
        {verifiedAt ? (
          <Setting id="email" title={m.members.emailSetting()} text={m.members.emailVerified({ email })}>
            <p className="text-small text-muted">
              {rich(m.members.verifiedOn({ date: <Day instant={verifiedAt} /> }))}
            </p>
          </Setting>
        ) : (
          <Setting
            id="email"
            title={m.members.emailSetting()}
            text={m.members.emailUnverified({ email })}
            form={{
              intent: "verification",
              submit: m.members.sendLinkAgain(),
              busyText: m.members.sendingLink(),
            }}
          />
        )}
        <Setting
          id="sessions"
          title={m.members.devices()}
          text={m.members.devicesText()}
          form={{
            intent: "sign out everywhere",
            submit: m.members.signOutEverywhere(),
            busyText: m.members.signingOut(),
            question: m.members.signOutQuestion(),
          }}
        />
        <Setting
          id="data"
          title={m.members.data()}
          text={m.members.dataText()}
          form={{ intent: "export", submit: m.members.download(), busyText: m.members.preparing() }}
        />
        <Setting
          id="delete"
          title={m.members.deleteTitle()}
          text={m.members.deleteText()}
          form={{
            intent: "delete",
            fields: [password(m.members.yourPassword())],
            submit: m.members.deleteAccount(),
            busyText: m.common.deleting(),
            question: m.members.deleteQuestion(),
            danger: true,
            children: <CommentsChoice />,
          }}
        />
      </div>
    </div>
  );
}

function LanguageChoice({ language, languages }: Pick<Profile, "language" | "languages">) {
  return (
    <select
      name="language"
      aria-labelledby="language"
      defaultValue={language}
      className={classes("h-12", controlLook)}
    >
      <option value="">{m.members.siteLanguage()}</option>
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageName(tag)}
        </option>
      ))}
    </select>
  );
}

function CommentsChoice() {
  const choices = { keep: m.members.commentsStay(), remove: m.members.commentsDeleted() };
  return (
    <fieldset>
      <legend className="text-small font-semibold">{m.members.yourComments()}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <ChoiceInput key={value} name="comments" value={value} defaultChecked={value === "keep"}>
          {text}
        </ChoiceInput>
      ))}
    </fieldset>
  );
}
