import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { NetworkIcon } from "#ui/social-network-icon.tsx";
import { networkOf } from "#ui/social-networks.ts";
import type { Person } from "./contract.ts";
import { orcidUrl } from "./orcid.ts";

type PersonLinksProps = { person: Pick<Person, "email" | "links" | "orcid">; className?: string };

/** A person's email address, ORCID iD and links. */
export function PersonLinks({ person: { email, links, orcid }, className }: PersonLinksProps) {
  if (!email && links.length === 0 && !orcid) return null;
  return (
    <ul className={classes("space-y-1", className)}>
      {email && (
        <li>
          <EmailLink email={email} />
        </li>
      )}
      {orcid && (
        <li>
          <OutsideLink address={orcidUrl(orcid)}>
            ORCID <span className="font-normal [font-variant-numeric:tabular-nums]">{orcid}</span>
          </OutsideLink>
        </li>
      )}
      {links.map((address) => (
        <li key={address}>
          <OutsideLink address={address}>{nameOf(address)}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}

const look =
  "inline-flex min-h-11 items-center gap-2.5 text-small text-brand underline-offset-4 hover:underline wrap-anywhere";

export function EmailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={classes(look, className)}>
      <Mail aria-hidden className="size-5 shrink-0" />
      {email}
    </a>
  );
}

function OutsideLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} rel="me noopener" title={address} className={look}>
      <span className="shrink-0">
        <NetworkIcon address={address} />
      </span>
      <span>{children}</span>
    </a>
  );
}

/** The name of a well-known site, or the host with the path. */
function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  return networkOf(address)?.name ?? hostname.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}
