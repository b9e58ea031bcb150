import { useEffect } from "react";
import { data, Form, useLocation, useSubmit } from "react-router";
import { api } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { OwnRegistration as Own } from "#features/registrations/contract.ts";
import { OwnRegistration } from "#features/registrations/own-registration.tsx";
import { registrationPath, tokenOfLink } from "#features/registrations/paths.ts";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Field } from "#ui/forms/field.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { unlisted } from "../page/head.ts";
import { Failure } from "../shell/failure.tsx";
import { NarrowPage } from "../shell/narrow-page.tsx";
import { isMissing, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/registration.ts";

/**
 * Opens a registration, and changes it if a button was pressed: programs that look for harmful links open every link of
 * an email. The token is in the body, because logs have the URLs of requests.
 */
async function open({ context, request }: Pick<Route.ActionArgs, "context" | "request">) {
  const { registrations } = context.get(api);
  const form = await request.formData();
  const token = tokenOfLink(String(form.get("token")));
  const wanted = form.get("do");
  let error: string | undefined;
  let status = 200;
  try {
    if (wanted === "confirm") await registrations.confirm({ token });
    if (wanted === "update")
      await registrations.update({ token, companions: String(form.get("companions")) });
    if (wanted === "cancel") await registrations.cancel({ token });
  } catch (failure) {
    if (!isAppError(failure)) throw failure;
    ({ message: error, status } = failure);
  }
  const registration = await withRouteErrors(registrations.read({ token }));
  return data({ token, registration, error }, { status });
}

export { open as action, open as clientAction };

const titles = {
  unconfirmed: m.registrations.titleUnconfirmed,
  confirmed: m.registrations.titleConfirmed,
  waiting: m.registrations.titleWaiting,
  cancelled: m.registrations.titleCancelled,
};

function titleOf({ state, event }: Own): string {
  const isOff = state !== "cancelled" && event.shown?.state === "cancelled";
  return isOff ? m.registrations.titleEventCancelled() : titles[state]();
}

export const meta = unlisted(m.registrations.yourRegistration, m.registrations.lead);

export default function Registration({ actionData: opened }: Route.ComponentProps) {
  const token = useLocation().hash.slice(1);
  const submit = useSubmit();
  const isOpened = opened !== undefined && (token === "" || opened.token === token);
  useEffect(() => {
    if (token && !isOpened)
      void submit({ token }, { method: "post", action: registrationPath(token), replace: true });
  }, [token, isOpened, submit]);
  useStartOfPage(opened);
  if (!isOpened) return <PasteLink />;
  const { registration, error } = opened;
  return (
    <NarrowPage title={titleOf(registration)} lead={registration.event.title}>
      <OwnRegistration registration={registration} token={opened.token} error={error} />
    </NarrowPage>
  );
}

/** Goes to the start: a form keeps the scroll position, and with a `#` in the URL the button's focus is lost. */
function useStartOfPage(shown: unknown): void {
  useEffect(() => {
    if (!shown || document.activeElement !== document.body) return;
    scrollTo(0, 0);
    focusMain();
  }, [shown]);
}

/** Without JavaScript the page cannot see the end of its URL. */
function PasteLink() {
  return (
    <NarrowPage title={m.registrations.yourRegistration()} lead={m.registrations.lead()}>
      <Form method="post" action="/registrations" className="space-y-5">
        <Field
          id="registration-link"
          name="token"
          label={m.registrations.link()}
          hint={m.registrations.linkHint()}
          required
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit" className="h-12">
          {m.registrations.openMine()}
        </Button>
      </Form>
      <p className="mt-8 text-small text-muted">{m.registrations.findLink()}</p>
    </NarrowPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useStartOfPage(error);
  if (!isMissing(error)) return <Failure error={error} />;
  return (
    <MessagePanel level={1} title={m.registrations.notFound()} text={m.registrations.notFoundHint()}>
      <LinkButton to="/events">{m.registrations.allEvents()}</LinkButton>
    </MessagePanel>
  );
}
