import { Lock, ShieldCheck, UserRoundPlus } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { AccountForm, email, newPassword } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { eitherOf } from "#features/members/either-of.ts";
import { returnTo, signInUrl } from "#features/members/return-to.ts";
import { m } from "#messages";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { unlisted } from "../page/head.ts";
import { useSite } from "../site/site.ts";
import { AccountPage } from "./account/account-page.tsx";
import { keepNewAccount } from "./account/new-account.ts";
import { VisitorsOnly } from "./account/visitors-only.tsx";

const link = "font-semibold text-brand underline underline-offset-4";

export const meta = unlisted(m.account.createTitle, m.account.createDescription);

export const clientAction = formAction({
  async run(members, form) {
    const account = formValues(form, "name", "email", "password");
    await members.register(account);
    keepNewAccount(account);
    return { email: account.email };
  },
  fallback: m.members.signupFailed,
});

const fields = () => [
  { label: m.account.username(), name: "name", autoComplete: "name", hint: m.account.usernameHint() },
  email(m.account.emailAddress(), m.account.emailHint()),
  ...newPassword(m.members.passwordLabel(), m.members.confirmPassword()),
];

export default function Signup() {
  const [query] = useSearchParams();
  const { signups, signupDomains } = useSite();
  const login = signInUrl("/login", returnTo(query.get("next")));
  const navigate = useNavigate();
  const form = useActionForm<{ email: string }>(({ email }) => {
    void navigate(login, { state: { toast: m.account.created(), email } });
  });
  return (
    <VisitorsOnly>
      <AccountPage
        above={
          <p className="caps on-deep mb-6 flex items-center gap-3 rounded-base bg-deep px-4 py-3.5 text-ochre-light">
            <UserRoundPlus aria-hidden className="size-4.5" />
            {m.account.portal()}
          </p>
        }
        title={m.account.createTitle()}
        lead={signups === "closed" ? m.account.signupClosed() : m.account.signupLead()}
      >
        {signups !== "closed" && (
          <>
            {signups === "domains" && (
              <p className="mb-6 rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-3 text-small wrap-anywhere">
                {m.account.domainNeeded({ domains: eitherOf(signupDomains) })}
              </p>
            )}
            <AccountForm
              form={form}
              fields={fields()}
              submit={m.account.signUp()}
              busyText={m.account.creating()}
            />
            <p className="mt-5 text-small text-muted">
              {rich(
                m.account.agreeToTerms({
                  link: (text) => (
                    <Link to="/terms" className={link}>
                      {text}
                    </Link>
                  ),
                }),
              )}
            </p>
            <Promises />
          </>
        )}
        <p className="mt-5 text-small text-muted">
          {rich(
            m.account.alreadyMember({
              link: (text) => (
                <Link to={login} className={link}>
                  {text}
                </Link>
              ),
            }),
          )}
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}

function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-hairline pt-5 text-meta text-muted">
      <li className="flex items-center gap-2">
        <ShieldCheck aria-hidden className="size-4.5 text-brand" />
        {m.account.secure()}
      </li>
      <li className="flex items-center gap-2">
        <Lock aria-hidden className="size-4.5 text-brand" />
        {m.account.encrypted()}
      </li>
    </ul>
  );
}
