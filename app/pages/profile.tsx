import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { api } from "#core/api.ts";
import { MembersOnly } from "#features/members/account/members-only.tsx";
import { profileAction } from "#features/members/account/profile/actions.ts";
import { ProfileSettings } from "#features/members/account/profile/profile-settings.tsx";
import { session } from "#features/members/session.ts";
import { OwnEvents } from "#features/registrations/own-events.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TryAgainButton } from "#ui/try-again-button.tsx";
import { unlisted } from "../page/head.ts";
import { administration } from "../shell/links.ts";
import type { Route } from "./+types/profile.ts";

export const meta = unlisted(m.account.profileTitle, m.account.profileDescription);

export const clientAction = profileAction;

/** Null for a visitor, whom `MembersOnly` redirects. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  if (!(await session.known())) return null;
  const { members, guests } = context.get(api);
  const registrations = guests.mine().catch(() => []); // the settings are shown without them
  return { member: await members.profileDetails(), registrations: await registrations };
}
clientLoader.hydrate = true as const;

export default function Profile({ loaderData: loaded }: Route.ComponentProps) {
  const { to, text } = administration();
  return (
    <MembersOnly>
      {() =>
        loaded ? (
          <ProfileSettings
            key={loaded.member._id}
            member={loaded.member}
            adminLink={
              <LinkButton to={to} variant="outline">
                {text}
              </LinkButton>
            }
            events={<OwnEvents registrations={loaded.registrations} />}
          />
        ) : (
          <LoadAgain />
        )
      }
    </MembersOnly>
  );
}

/** Loads the page again after a visitor has logged in in another tab. */
function LoadAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <Loading page />;
}

export function HydrateFallback() {
  return <MembersOnly>{() => <Loading page />}</MembersOnly>;
}

export function ErrorBoundary() {
  return (
    <MembersOnly>
      {() => (
        <div className="page pt-10">
          <Banner kind="error" className="mx-auto max-w-[36rem]">
            {m.account.profileFailed()}
          </Banner>
          <MessagePanel level={1} title={m.account.profileNotFound()} text={m.account.profileUnavailable()}>
            <TryAgainButton />
          </MessagePanel>
        </div>
      )}
    </MembersOnly>
  );
}
