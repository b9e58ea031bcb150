import { MapPin } from "lucide-react";
import { Contact as ContactLines } from "#features/institute/contact-lines.tsx";
import { SocialLinks } from "#features/institute/social-links.tsx";
import { institute } from "#features/institute/texts.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { head } from "../head.ts";
import { type Site, useSite } from "../site.ts";
import type { Route } from "./+types/contact.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Contact", description: institute.contact.introduction });

export default function ContactPage() {
  const { contact, social } = useSite();
  return (
    <>
      <PageHeader badge="Contact" title="Come in, or write" lead={institute.contact.introduction} />
      <div className="page grid grid-cols-1 gap-12 pb-16 lg:grid-cols-2 lg:gap-16">
        <Section id="office" title="Main office" look="plain">
          <ContactLines contact={contact} />
          <SocialLinks addresses={social} />
          {contact.officeHours.length > 0 && <OfficeHours hours={contact.officeHours} />}
        </Section>
        <MapPlace />
      </div>
      <Departments />
      <Offices />
    </>
  );
}

function OfficeHours({ hours: lines }: { hours: Site["contact"]["officeHours"] }) {
  return (
    <>
      <h3 className="heading mt-10 text-h3">Office hours</h3>
      <dl className="mt-4 text-small">
        {lines.map(({ days, hours }) => (
          <div
            key={`${days} ${hours}`}
            className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5"
          >
            <dt className="font-semibold">{days}</dt>
            <dd className="text-muted">{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function MapPlace() {
  return (
    <figure className="flex flex-col overflow-hidden rounded-base border border-hairline bg-surface">
      <div className="relative aspect-[16/10] min-h-64 grow lg:aspect-auto">
        <img
          src="/drawings/6d617027.svg"
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
          className="drawn-map absolute inset-0 size-full object-cover"
        />
        <MapPin
          aria-hidden
          className="absolute top-[30%] left-1/2 size-12 -translate-x-1/2 -translate-y-full fill-accent stroke-surface drop-shadow-md"
        />
      </div>
      <figcaption className="px-5 py-4 text-small md:px-6 md:py-5">
        <span className="caps mb-1.5 block text-accent">Map</span>
        {institute.contact.map}
      </figcaption>
    </figure>
  );
}

function Departments() {
  return (
    <Section id="departments" title="Departments" look="sunken">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {institute.contact.departments.map(({ name, text, email }) => (
          <li key={name} className="flex flex-col">
            <h3 className="heading text-h3">{name}</h3>
            <p className="mt-2 text-small text-muted">{text}</p>
            <a
              href={`mailto:${email}`}
              className="mt-auto inline-flex min-h-11 items-center text-small font-semibold break-all text-brand underline-offset-4 hover:underline"
            >
              {email}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Offices() {
  return (
    <Section id="offices" title="Other offices">
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        {institute.contact.offices.map(({ name, address, hours }) => (
          <li key={name} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            <h3 className="heading text-h3">{name}</h3>
            <address className="mt-3 not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-3 text-small text-muted">{hours}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
