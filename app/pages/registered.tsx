import { api } from "#core/api.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { EventAside } from "#features/registrations/event-aside.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { headOf } from "../page/head.ts";
import { NarrowPage } from "../shell/narrow-page.tsx";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/registered.ts";

async function read({ context, params }: Route.LoaderArgs) {
  const blog = await withRouteErrors(context.get(api).blogs.read({ id: params.id }));
  return { title: blog.title, language: blog.language, path: blogPath(blog), event: blog.event };
}

export { read as loader, read as clientLoader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, () => ({ title: m.registrations.checkEmail(), noindex: true }), m.events.notFound());

export default function Registered({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData;
  return (
    <NarrowPage
      title={m.registrations.checkEmail()}
      lead={m.registrations.emailSent({ title: loaderData.title })}
      beside={event && <EventAside {...loaderData} event={event} />}
    >
      <div className="space-y-4">
        <p>{m.registrations.openLink()}</p>
        <p>{m.registrations.noEmail()}</p>
        <p className="pt-3">
          <LinkButton to={loaderData.path}>{m.registrations.backToEvent()}</LinkButton>
        </p>
      </div>
    </NarrowPage>
  );
}
