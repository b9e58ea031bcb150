import { Lock, ShieldCheck } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { NeedsScript } from "#features/members/needs-script.tsx";
import { SignupForm } from "#features/members/signup-form.tsx";
import { VisitorsOnly } from "#features/members/visitors-only.tsx";
import { signInAddress, wayBack } from "#features/members/way-back.ts";
import { useApi } from "../api.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/signup.ts";

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
      <div className="on-deep bg-deep text-on-deep">
        <div className="page pt-10 pb-28 md:pt-14 md:pb-32">
          <div className="mx-auto max-w-[34rem]">
            <p className="caps text-ochre-light">Registration Portal</p>
            <h1 className="heading mt-3 text-h1">Create an Account</h1>
            <p className="mt-3 text-on-deep-soft">
              Reading is open to everybody. An account is for those who want to answer.
            </p>
          </div>
        </div>
      </div>
      <div className="page pb-16 md:pb-24">
        <div className="mx-auto -mt-18 max-w-[34rem] md:-mt-20">
          <div className="rounded-base border border-hairline bg-surface p-5 shadow-soft sm:p-9">
            <NeedsScript />
            <SignupForm members={members} />
            <p className="mt-5 text-small text-muted">
              By registering you agree to our{" "}
              <Link to="/terms" className={link}>
                terms of service
              </Link>
              .
            </p>
            <Promises />
          </div>
          <LoginLink />
        </div>
      </div>
    </VisitorsOnly>
  );
}

function LoginLink() {
  const [query] = useSearchParams();
  return (
    <p className="mt-6 text-center text-small text-muted">
      Already have an account?{" "}
      <Link to={signInAddress("/login", wayBack(query.get("next")))} className={link}>
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
