import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { AccountForm, email, password } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { returnTo, signInUrl } from "#features/members/return-to.ts";
import { session, useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { store, stored } from "#ui/stored.ts";
import { unlisted } from "../page/head.ts";
import { useSite } from "../site/site.ts";
import { AccountPage } from "./account/account-page.tsx";
import { takeNewAccount } from "./account/new-account.ts";
import { VisitorsOnly } from "./account/visitors-only.tsx";

const emailKey = "remembered-address";

const link = "font-semibold text-brand underline-offset-4 hover:underline";

export const meta = unlisted(m.account.loginTitle, m.account.loginDescription);

export const clientAction = formAction({
  async run(members, form) {
    const account = formValues(form, "email", "password");
    const { token } = await members.login(account);
    if (!token) throw new Error("The answer has no token.");
    store("localStorage", emailKey, form.has("remember") ? account.email : null);
    await session.enter(token);
    return {};
  },
  fallback: m.members.loginFailed,
});

export default function Login() {
  return (
    <VisitorsOnly>
      <AccountPage above={null} title={m.account.welcomeBack()} lead={m.account.loginLead()}>
        <Reason />
        <LoginForm />
      </AccountPage>
    </VisitorsOnly>
  );
}

/** Why somebody is here: an account was created, a session has ended. */
function Reason() {
  const current = useSession();
  const { toast } = (useLocation().state ?? {}) as { toast?: string };
  const farewell = current.state === "visitor" ? current.farewell : undefined;
  if (!toast && !farewell) return null;
  return (
    <Banner kind={toast ? "success" : "info"} className="mb-6">
      {toast ?? farewell}
    </Banner>
  );
}

/** Leaving the page is up to `VisitorsOnly`, which follows the session. */
function LoginForm() {
  const [query] = useSearchParams();
  const { signups } = useSite();
  const registered: string | undefined = useLocation().state?.email;
  const form = useActionForm();
  const { ref } = form;

  useEffect(() => {
    const field = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement;
    const remembered = stored("localStorage", emailKey) ?? "";
    const created = takeNewAccount();
    if (!field("email").value) field("email").value = registered ?? remembered;
    if (created && created.email === field("email").value) field("password").value = created.password;
    if (remembered && !registered) field("remember").checked = true;
  }, [ref, registered]);

  return (
    <>
      <AccountForm
        form={form}
        fields={[email(m.common.email()), password(m.account.password())]}
        submit={m.common.logIn()}
        busyText={m.account.loggingIn()}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
          <ChoiceInput type="checkbox" name="remember">
            {m.account.remember()}
          </ChoiceInput>
          <Link to="/forgot-password" className={`inline-flex min-h-11 items-center ${link}`}>
            {m.account.forgotLink()}
          </Link>
        </div>
      </AccountForm>
      {signups !== "closed" && (
        <p className="mt-5 text-small text-muted">
          {rich(
            m.account.notMember({
              link: (text) => (
                <Link to={signInUrl("/signup", returnTo(query.get("next")))} className={link}>
                  {text}
                </Link>
              ),
            }),
          )}
        </p>
      )}
    </>
  );
}
