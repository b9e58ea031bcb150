import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import type { AdminHandle } from "../guard.tsx";

type SettingsRoute = {
  title: string;
  description: string /** What it changes, such as "the menu". */;
  what: string;
};

/** The exports of the route module of a screen with settings. */
export function settingsRoute({ title, description, what }: SettingsRoute) {
  return {
    handle: {
      forbidden: `Only administrators can change ${what}.`,
      signIn: `Please log in to change ${what}.`,
    } satisfies AdminHandle,
    meta: (args: MetaArgs) => head(args, { title, description, path: null }),
    clientLoader: ({ context }: ClientLoaderFunctionArgs) =>
      withRouteErrors(context.get(api).settings.read()),
  };
}
