import { useApi } from "#core/api.ts";
import { useSession } from "#features/members/session.ts";
import { useQuery } from "#ui/use-query.ts";

/** The address in lower case; undefined unless somebody with a verified address is signed in. */
export function useVerifiedEmail(): string | undefined {
  const { member } = useSession();
  const { members } = useApi();
  const { value, stale } = useQuery(member?._id ?? "", async () => {
    if (!member) return undefined;
    const { verifiedAt, email } = await members.profileDetails();
    return verifiedAt ? email.toLowerCase() : undefined;
  });
  return stale ? undefined : value;
}
