import { useApi } from "#core/api.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { Link } from "#ui/link.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { MemberRegistration } from "./guests-contract.ts";

const news = {
  confirmed: m.registrations.youHavePlace,
  waiting: m.registrations.youWait,
  unconfirmed: m.registrations.youHaveToConfirm,
};

/** Tells members who have registered for an event so, where others are asked to register. */
export function OwnPlace({ path }: { path: string }) {
  const own = useOwnRegistration(path);
  if (!own || own.state === "cancelled") return null;
  return (
    <Banner kind="info" className="my-4">
      {news[own.state]()}{" "}
      <Link to={own.link} className="font-semibold whitespace-nowrap text-brand underline underline-offset-4">
        {m.registrations.registrationLink()}
      </Link>
    </Banner>
  );
}

function useOwnRegistration(path: string): MemberRegistration | undefined {
  const { member } = useSession();
  const { guests } = useApi();
  const { value, stale } = useQuery(`${member?._id} ${path}`, async () => {
    const all = member ? await guests.mine() : [];
    return all.find((registration) => registration.path === path);
  });
  return stale ? undefined : value;
}
