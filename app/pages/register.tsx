import { use } from "react";
import { data, redirect } from "react-router";
import { api } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { stateTexts } from "#features/events/words.ts";
import { EventAside } from "#features/registrations/event-aside.tsx";
import { inputOf, refusedForm, valuesOf } from "#features/registrations/form-input.ts";
import { OwnPlace } from "#features/registrations/own-place.tsx";
import { RegistrationForm } from "#features/registrations/registration-form.tsx";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { OwnLanguage, partIn } from "#ui/text-language.ts";
import { headOf } from "../page/head.ts";
import { NarrowPage } from "../shell/narrow-page.tsx";
import { ownPath, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/register.ts";

async function read({ context, params }: Route.LoaderArgs) {
  const { blogs, registrations } = context.get(api);
  const blog = await withRouteErrors(blogs.read({ id: params.id }));
  const offer = await withRouteErrors(registrations.offer({ id: blog._id }));
  if (!offer) throw data({ msg: m.registrations.noGuests() }, { status: 404 });
  const { title, language, event } = blog;
  return { _id: blog._id, title, language, path: blogPath(blog), event, offer };
}

export { read as loader, read as clientLoader };

/** The form of the event's page, which works without JavaScript. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { blogs, registrations } = context.get(api);
  const values = valuesOf(await request.formData());
  const blog = await withRouteErrors(blogs.read({ id: params.id }));
  try {
    await registrations.register({ id: blog._id, ...inputOf(values) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { status, retryAfter } = error;
    const headers = retryAfter ? { "retry-after": String(retryAfter) } : undefined;
    return data(refusedForm(values, error), { status, headers });
  }
  return redirect(ownPath({ context }, `${blogPath(blog)}/registered`), 303);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = (args: Route.MetaArgs) =>
  headOf(
    args,
    ({ title }) => ({ title: m.registrations.registerFor({ title }), noindex: true }),
    m.events.notFound(),
  );

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { _id, title, language, path, event, offer } = loaderData;
  return (
    <NarrowPage
      above={
        <BackLink to={path} lang={partIn(language).lang}>
          {title}
        </BackLink>
      }
      title={offer.state === "full" ? m.registrations.joinWaitingList() : m.registrations.register()}
      beside={event && <EventAside title={title} language={language} path={path} event={event} />}
    >
      <OwnPlace path={path} />
      {offer.state === "closed" ? (
        <p>{event?.state === "cancelled" ? stateTexts.cancelled() : m.registrations.closed()}</p>
      ) : (
        <OwnLanguage value={language || use(OwnLanguage)}>
          <RegistrationForm
            event={{ _id, path, further: event?.further }}
            offer={offer}
            refused={actionData}
          />
        </OwnLanguage>
      )}
    </NarrowPage>
  );
}
