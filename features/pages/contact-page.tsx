import { ExternalLink } from "lucide-react";
import { type ReactNode, use } from "react";
import { Cover } from "#features/media/cover.tsx";
import { namedDrawings } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { OwnLanguage, partIn } from "#ui/text-language.ts";
import type { Page, ShownPage } from "./contract.ts";
import { EmptyPage } from "./empty-page.tsx";
import { FreeText } from "./free-text.tsx";

type Contact = NonNullable<Page["contact"]>;

type ContactPageProps = {
  page: ShownPage;
  /** The main office in the settings; null if there is nothing about it. */
  office: ReactNode;
  /** Whether the main office has an address, so that it is found on a plan. */
  hasAddress: boolean;
};

export function ContactPage({ page, office, hasAddress }: ContactPageProps) {
  const { title, contact } = page;
  if (!contact) return null;
  const { heading, introduction, departments, offices, mapLink, mapText } = contact;
  const hasMap = page.map !== null || hasAddress;
  const isBare =
    page.article === "" &&
    departments.length + offices.length === 0 &&
    !(office || introduction || hasMap || mapLink || mapText);
  if (isBare)
    return <EmptyPage title={heading || title} language={page.language} text={m.pages.contactEmpty()} />;
  const language = page.language || use(OwnLanguage);
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
        {(hasMap || mapLink || mapText) && (
          <figure
            className={classes(
              "flex flex-col overflow-hidden rounded-base border border-hairline bg-surface",
              !hasMap && "self-start",
            )}
          >
            <OwnLanguage value={language}>
              {hasMap && <Plan map={page.map} />}
              {(mapLink || mapText) && <Way link={mapLink} text={mapText} />}
            </OwnLanguage>
          </figure>
        )}
      </div>
      <OwnLanguage value={language}>
        <Departments departments={departments} />
        <Offices offices={offices} />
      </OwnLanguage>
      <FreeText page={page} />
    </>
  );
}

/** The page's picture or a drawn plan, because an embedded map could track readers. */
function Plan({ map }: { map: Page["map"] }) {
  const look = "absolute inset-0 size-full object-cover";
  return (
    <div className="relative aspect-[16/10] min-h-64 grow lg:aspect-auto">
      {map ? (
        <Cover picture={map} title={map.alt} sizes="(min-width: 64rem) 36rem, 88vw" className={look} />
      ) : (
        <img src={namedDrawings.plan} alt="" width={1600} height={1000} loading="lazy" className={look} />
      )}
    </div>
  );
}

function Way({ link, text }: { link: string; text: string }) {
  const { lang, dir } = partIn();
  return (
    <figcaption className="px-5 py-4 text-small md:px-6 md:py-5">
      {lang ? (
        <span lang={lang} dir={dir}>
          {text}
        </span>
      ) : (
        text
      )}
      {link && (
        <a
          href={link}
          rel="noopener"
          className="mt-2 flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
        >
          {m.pages.openMap()}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </figcaption>
  );
}

function Departments({ departments }: Pick<Contact, "departments">) {
  if (departments.length === 0) return null;
  return (
    <Section id="departments" title={m.pages.departments()} variant="sunken">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {departments.map(({ name, text, email }) => (
          <li key={name + email} className="flex flex-col">
            <h3 {...partIn()} className="heading text-h3">
              {name}
            </h3>
            <p {...partIn()} className="mt-2 text-small text-muted">
              {text}
            </p>
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
    <Section id="offices" title={m.pages.otherOffices()}>
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        {offices.map(({ name, address, hours }) => (
          <li key={name + address} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            <h3 {...partIn()} className="heading text-h3">
              {name}
            </h3>
            <address className="mt-3 text-match-parent whitespace-pre-line not-italic [unicode-bidi:plaintext]">
              {address.join("\n")}
            </address>
            {hours && (
              <p {...partIn()} className="mt-3 text-small text-muted">
                {hours}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
