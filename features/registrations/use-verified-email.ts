import { useEffect, useState } from "react";
import { useApi } from "#core/api.ts";
import { useSession } from "#features/members/session.ts";

/** In lower case. Undefined unless somebody with a verified address is signed in. */
export function useVerifiedEmail(): string | undefined {
  const { member } = useSession();
  const { members } = useApi();
  const [verified, setVerified] = useState<string>();
  useEffect(() => {
    setVerified(undefined);
    if (!member) return;
    let isCurrent = true;
    members.profileDetails().then(
      ({ verifiedAt, email }) => isCurrent && verifiedAt && setVerified(email.toLowerCase()),
      () => {}, // the answer to the form says it
    );
    return () => {
      isCurrent = false;
    };
  }, [member, members]);
  return verified;
}
