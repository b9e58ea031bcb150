import { data, redirect } from "react-router";
import { api } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { OwnRegistration } from "#features/registrations/own-registration.tsx";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { headOf } from "../head.ts";
import { isMissing, withRouteErrors } from "../route-errors.ts";
import { Failure } from "../shell/failure.tsx";
import { NarrowPage } from "../shell/narrow-page.tsx";
import type { Route } from "./+types/registration.ts";

async function read({ context, params }: Route.LoaderArgs) {
  return withRouteErrors(context.get(api).registrations.read({ token: params.token }));
}

export { read as loader, read as clientLoader };

/** Only a button changes something: programs that look for harmful links open every link of an email. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { registrations } = context.get(api);
  const form = await request.formData();
  const wanted = form.get("do");
  try {
    if (wanted === "confirm") await registrations.confirm({ token });
    if (wanted === "update")
      await registrations.update({ token, companions: String(form.get("companions")) });
    if (wanted === "cancel") await registrations.cancel({ token });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return data({ error: error.message }, { status: error.status });
  }
  return redirect(new URL(request.url).pathname, 303);
}

const titles = {
  unconfirmed: "Confirm your registration",
  confirmed: "You have a place",
  waiting: "You are on the waiting list",
  cancelled: "Your registration is cancelled",
};

function titleOf({ state, event }: Route.ComponentProps["loaderData"]): string {
  const isOff = state !== "cancelled" && event.shown?.state === "cancelled";
  return isOff ? "This event is cancelled" : titles[state];
}

export const meta = (args: Route.MetaArgs) =>
  headOf(args, (own) => ({ title: titleOf(own), path: null }), "Registration not found");

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NarrowPage title={titleOf(loaderData)} lead={loaderData.event.title}>
      <OwnRegistration registration={loaderData} error={actionData?.error} />
    </NarrowPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <Failure error={error} />;
  return (
    <MessagePanel
      level={1}
      title="Registration not found"
      text="It was not confirmed within a day, or the event is long over. Please register again, or open the link from the email once more."
    >
      <LinkButton to="/events">All events</LinkButton>
    </MessagePanel>
  );
}
