import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import type { SavedSettings, SavedTexts } from "#features/settings/contract.ts";
import type { AdminHandle } from "../guard.tsx";
import { languageAt } from "./language-links.tsx";

type SettingsRoute = Record<"title" | "description" | "forbidden" | "signIn", Message>;

/** What such a screen reads; `translation` if it is open for the texts in a further language. */
export type ReadSettings = SavedSettings & {
  translation?: { language: string; texts: SavedTexts };
};

/** The exports of the route module of a screen with settings. */
export function settingsRoute({ title, description, forbidden, signIn }: SettingsRoute) {
  return {
    handle: { forbidden, signIn } satisfies AdminHandle,
    meta: (args: MetaArgs) => head(args, { title: title(), description: description(), path: null }),
    async clientLoader({ context, request }: ClientLoaderFunctionArgs): Promise<ReadSettings> {
      const { settings } = context.get(api);
      const saved = await withRouteErrors(settings.read());
      const language = languageAt(new URL(request.url).search, saved.institute.values);
      const texts =
        language === undefined ? undefined : await withRouteErrors(settings.readTexts({ language }));
      return { ...saved, translation: language && texts ? { language, texts } : undefined };
    },
  };
}
