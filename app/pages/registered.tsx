import { api } from "#core/api.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { EventAside } from "#features/registrations/event-aside.tsx";
import { LinkButton } from "#ui/button.tsx";
import { headOf } from "../page/head.ts";
import { NarrowPage } from "../shell/narrow-page.tsx";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/registered.ts";

async function read({ context, params }: Route.LoaderArgs) {
  const blog = await withRouteErrors(context.get(api).blogs.read({ id: params.id }));
  return { title: blog.title, path: blogPath(blog), event: blog.event };
}

export { read as loader, read as clientLoader };

const title = "Check your email";

export const meta = (args: Route.MetaArgs) =>
  headOf(args, () => ({ title, noindex: true }), "Event not found");

export default function Registered({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData;
  return (
    <NarrowPage
      title={title}
      lead={`We have sent you an email about “${loaderData.title}”.`}
      beside={event && <EventAside {...loaderData} event={event} />}
    >
      <div className="space-y-4">
        <p>Open the link in it and confirm within 24 hours to get your place, or to join the waiting list.</p>
        <p>No email after a few minutes? Check your spam folder, or register again.</p>
        <p className="pt-3">
          <LinkButton to={loaderData.path}>Back to the event</LinkButton>
        </p>
      </div>
    </NarrowPage>
  );
}
