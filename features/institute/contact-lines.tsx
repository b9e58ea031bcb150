import { Mail, MapPin, Phone } from "lucide-react";
import type { SiteFacts } from "./contract.ts";

export function Contact({
  contact: { address, email, phone },
  className,
}: {
  contact: SiteFacts["contact"];
  className?: string;
}) {
  return (
    <address className={className}>
      <ul className="space-y-2 not-italic">
        <li className="flex gap-3">
          <MapPin aria-hidden className="mt-1 size-4.5 shrink-0" />
          <span>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </li>
        <li className="flex items-center gap-3">
          <Mail aria-hidden className="size-4.5 shrink-0" />
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
          >
            {email}
          </a>
        </li>
        <li className="flex items-center gap-3">
          <Phone aria-hidden className="size-4.5 shrink-0" />
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
          >
            {phone}
          </a>
        </li>
      </ul>
    </address>
  );
}
