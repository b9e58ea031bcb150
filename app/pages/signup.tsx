import { Lock, ShieldCheck, UserRoundPlus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useApi } from "#core/api.ts";
import { SignupForm } from "#features/members/account/signup-form.tsx";
import { VisitorsOnly } from "#features/members/account/visitors-only.tsx";
import { returnTo, signInUrl } from "#features/members/return-to.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/signup.ts";
import { AccountPage } from "./account/account-page.tsx";

const link = "font-semibold text-brand underline underline-offset-4";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Create an Account",
    description: "Members like, comment and keep a profile.",
    path: null,
  });

export default function Signup() {
  const { members } = useApi();
  return (
    <VisitorsOnly>
      <AccountPage
        above={
          <p className="caps on-deep mb-6 flex items-center gap-3 rounded-base bg-deep px-4 py-3.5 text-ochre-light">
            <UserRoundPlus aria-hidden className="size-4.5" />
            Registration Portal
          </p>
        }
        title="Create an Account"
        lead="Everyone can read. Create an account to like and comment."
      >
        <SignupForm members={members} />
        <p className="mt-5 text-small text-muted">
          By registering you agree to our{" "}
          <Link to="/terms" className={link}>
            terms of service
          </Link>
          .
        </p>
        <Promises />
        <LoginLink />
      </AccountPage>
    </VisitorsOnly>
  );
}

function LoginLink() {
  const [query] = useSearchParams();
  return (
    <p className="mt-5 text-small text-muted">
      Already have an account?{" "}
      <Link to={signInUrl("/login", returnTo(query.get("next")))} className={link}>
        Log in
      </Link>
    </p>
  );
}

function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-hairline pt-5 text-meta text-muted">
      <li className="flex items-center gap-2">
        <ShieldCheck aria-hidden className="size-4.5 text-brand" />
        Secure Signup
      </li>
      <li className="flex items-center gap-2">
        <Lock aria-hidden className="size-4.5 text-brand" />
        SSL/TLS Protected
      </li>
    </ul>
  );
}
