import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import type { AdminHandle } from "../guard.tsx";

type SettingsRoute = Record<"title" | "description" | "forbidden" | "signIn", Message>;

/** The exports of the route module of a screen with settings. */
export function settingsRoute({ title, description, forbidden, signIn }: SettingsRoute) {
  return {
    handle: { forbidden, signIn } satisfies AdminHandle,
    meta: (args: MetaArgs) => head(args, { title: title(), description: description(), path: null }),
    clientLoader: ({ context }: ClientLoaderFunctionArgs) =>
      withRouteErrors(context.get(api).settings.read()),
  };
}
