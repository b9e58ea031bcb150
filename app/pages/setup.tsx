import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { type Api, api } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { session } from "#features/members/session.ts";
import { m } from "#messages";
import { Loading } from "#ui/forms/loading.tsx";
import { errorsOf, formValues } from "#ui/forms/use-action-form.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import { unlisted } from "../page/head.ts";
import { messageFor, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/setup.ts";
import { LinkPanel } from "./setup/link-panel.tsx";
import { setupDraft, takeToken } from "./setup/setup-draft.ts";
import { SetupForm } from "./setup/setup-form.tsx";

export const meta = unlisted(m.adminSetup.title, m.adminSetup.description);

export const loader = ({ context }: Route.LoaderArgs) => withRouteErrors(context.get(api).setup.state());

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { setup } = context.get(api);
  const token = takeToken();
  const { open } = await setup.state();
  if (!open || !token) return { open, token };
  try {
    return { open, token, site: await setup.check({ token }) };
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return { open, token };
    throw error;
  }
}
clientLoader.hydrate = true as const;

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { setup, members } = context.get(api);
  try {
    await session.enter(await finish(setup, members, form));
    setupDraft.forget();
    location.assign("/admin"); // reloads the site with its new name
    return { done: true };
  } catch (error) {
    return errorsOf(error, form, m.adminSetup.unreachable());
  }
}

/** If only the response to an earlier attempt was lost, the link is used and the account can log in. */
async function finish(setup: Api["setup"], members: Api["members"], form: FormData): Promise<string> {
  const { token, ...institute } = formValues(form, "token", "name", "language", "timeZone");
  const account = formValues(form, "admin.name", "admin.email", "admin.password");
  const [name, email, password] = Object.values(account) as [string, string, string];
  const keepSample = form.get("keepSample") !== "no";
  try {
    return (await setup.finish({ token, ...institute, admin: { name, email, password }, keepSample })).token;
  } catch (error) {
    const isUsed = isAppError(error) && error.code === "not_found";
    const login = isUsed && (await members.login({ email, password }).catch(() => undefined));
    if (login) return login.token;
    throw error;
  }
}

export default function Setup({ loaderData }: Route.ComponentProps) {
  useNewLink();
  if (!loaderData.open) return <LinkPanel link="used" />;
  if (!("token" in loaderData)) return <Loading page />;
  const { token, site } = loaderData;
  if (!token) return <LinkPanel link="missing" />;
  return site ? <SetupForm key={token} token={token} site={site} /> : <LinkPanel link="invalid" />;
}

/** Opening another setup link in this tab changes only the fragment, so the browser does not reload. */
function useNewLink(): void {
  const { hash } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (hash && window.location.hash) void revalidate();
  }, [hash, revalidate]);
}

export function HydrateFallback({ loaderData }: { loaderData?: { open: boolean } }) {
  if (loaderData?.open === false) return <LinkPanel link="used" />;
  return (
    <>
      <noscript>
        <MessagePanel level={1} title={m.adminSetup.title()} text={m.adminSetup.needsScript()} />
      </noscript>
      <div className="needs-script">
        <Loading page />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MessagePanel
      level={1}
      title={m.adminSetup.openFailed()}
      text={messageFor(error, m.adminSetup.linkStaysValid())}
    >
      <TryAgainButton>{m.common.tryAgain()}</TryAgainButton>
    </MessagePanel>
  );
}
