import { ExternalLink, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Cover } from "#features/media/cover.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import type { Page, ShownPage } from "./contract.ts";
import { FreeText } from "./free-text.tsx";

type Contact = NonNullable<Page["contact"]>;

/** `office` is the main office in the settings. */
export function ContactPage({ page, office }: { page: ShownPage; office: ReactNode }) {
  const { title, contact } = page;
  if (!contact) return null;
  const { heading, introduction, departments, offices, mapLink, mapText } = contact;
  const hasMap = page.map !== null || mapLink || mapText;
  return (
    <>
      <PageHeader
        badge={heading && title}
        title={heading || title}
        lead={introduction}
        language={page.language}
      />
      <div className="page grid grid-cols-1 gap-12 pb-16 lg:grid-cols-2 lg:gap-16">
        {office}
        {hasMap && <MapPlace map={page.map} link={mapLink} text={mapText} />}
      </div>
      <Departments departments={departments} />
      <Offices offices={offices} />
      <FreeText page={page} />
    </>
  );
}

/** A picture and a link, because an embedded map could track readers. */
function MapPlace({ map, link, text }: { map: Page["map"]; link: string; text: string }) {
  return (
    <figure className="flex flex-col overflow-hidden rounded-base border border-hairline bg-surface">
      <div className="relative aspect-[16/10] min-h-64 grow lg:aspect-auto">
        {map ? (
          <Cover
            picture={map}
            title={map.alt}
            sizes="(min-width: 64rem) 36rem, 94vw"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <DrawnMap />
        )}
      </div>
      <figcaption className="px-5 py-4 text-small md:px-6 md:py-5">
        <span className="caps mb-1.5 block text-accent">Map</span>
        {text}
        {link && (
          <a
            href={link}
            rel="noopener"
            className="mt-2 flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
          >
            Open the map
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}

function DrawnMap() {
  return (
    <>
      <img
        src="/drawings/6d617027.svg"
        alt=""
        width={1600}
        height={1000}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <MapPin
        aria-hidden
        className="absolute top-[30%] left-1/2 size-12 -translate-x-1/2 -translate-y-full fill-accent stroke-surface drop-shadow-md"
      />
    </>
  );
}

function Departments({ departments }: Pick<Contact, "departments">) {
  if (departments.length === 0) return null;
  return (
    <Section id="departments" title="Departments" look="sunken">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {departments.map(({ name, text, email }) => (
          <li key={name + email} className="flex flex-col">
            <h3 className="heading text-h3">{name}</h3>
            <p className="mt-2 text-small text-muted">{text}</p>
            {email && (
              <a
                href={`mailto:${email}`}
                className="mt-auto inline-flex min-h-11 items-center text-small font-semibold break-all text-brand underline-offset-4 hover:underline"
              >
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Offices({ offices }: Pick<Contact, "offices">) {
  if (offices.length === 0) return null;
  return (
    <Section id="offices" title="Other offices">
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        {offices.map(({ name, address, hours }) => (
          <li key={name + address} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            <h3 className="heading text-h3">{name}</h3>
            <address className="mt-3 whitespace-pre-line not-italic">{address.join("\n")}</address>
            {hours && <p className="mt-3 text-small text-muted">{hours}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
