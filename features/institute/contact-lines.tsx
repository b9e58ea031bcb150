import { Fragment } from "react";
import { SpriteIcon } from "#ui/sprite-icon.tsx";
import { ownText } from "#ui/text-language.ts";
import type { SiteFacts } from "./contract.ts";

const link = "inline-flex min-h-9 items-center underline-offset-4 hover:underline";

type ContactFacts = Pick<SiteFacts["contact"], "address" | "email" | "phone">;

export function hasContact({ address, email, phone }: ContactFacts): boolean {
  return address.length > 0 || email !== "" || phone !== "";
}

export function Contact({
  contact: { address, email, phone },
  className,
}: {
  contact: ContactFacts;
  className?: string;
}) {
  return (
    <address className={className}>
      <ul className="space-y-2 not-italic">
        {address.length > 0 && (
          <li className="flex gap-3">
            <SpriteIcon name="map-pin" className="mt-1 size-4.5 shrink-0" />
            <span lang={ownText("contact.address").lang}>
              {address.map((line, at) => (
                <Fragment key={line}>
                  {at > 0 && <br />}
                  <bdi>{line}</bdi>
                </Fragment>
              ))}
            </span>
          </li>
        )}
        {email && (
          <li className="flex items-center gap-3">
            <SpriteIcon name="mail" className="size-4.5 shrink-0" />
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li className="flex items-center gap-3">
            <SpriteIcon name="phone" className="size-4.5 shrink-0" />
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" className={link}>
              {phone}
            </a>
          </li>
        )}
      </ul>
    </address>
  );
}
