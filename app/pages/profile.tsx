import { useApi } from "#core/api.ts";
import { MembersOnly } from "#features/members/account/members-only.tsx";
import { ProfileSettings } from "#features/members/account/profile/profile-settings.tsx";
import { head } from "../head.ts";
import { AdminLinks } from "../shell/admin-links.tsx";
import type { Route } from "./+types/profile.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Profile Settings",
    description: "Manage your account information and preferences",
    path: null,
  });

export default function Profile() {
  const { members } = useApi();
  return (
    <MembersOnly>
      {(member) => <ProfileSettings key={member._id} members={members} desk={<AdminLinks />} />}
    </MembersOnly>
  );
}
