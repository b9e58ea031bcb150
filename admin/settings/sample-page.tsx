import { ArrowRight } from "lucide-react";
import { Announcement } from "#app/shell/announcement.tsx";
import type { Site } from "#app/site/site.ts";
import { Contact } from "#features/institute/contact-lines.tsx";
import { SocialLinks } from "#features/institute/social-links.tsx";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { rich } from "#ui/rich.tsx";

/** The parts of a page that settings change. */
export function SamplePage({ site, scheme }: { site: Site; scheme: "light" | "dark" }) {
  const { name, tagline, description, quote, quoteSource, donation, contact, social, year } = site;
  const { logo } = site.appearance;
  return (
    <>
      <Announcement announcement={site.announcement} />
      <div className="flex items-center gap-3 border-b border-hairline px-5 py-3">
        <Logo className="size-9 shrink-0" picture={logo} scheme={scheme} />
        {!logo?.hasName && (
          <p dir="auto" className="heading line-clamp-3 min-w-0 grow text-h4 leading-[1.12] wrap-anywhere">
            {site.shortName || name || m.adminSettings.sampleInstitute()}
          </p>
        )}
      </div>
      <div className="flex gap-5 border-b border-hairline px-5 text-small font-medium">
        <span className="py-3 font-semibold text-brand shadow-[inset_0_-3px_0_var(--color-accent)]">
          {m.defaults.menuHome()}
        </span>
        <span className="py-3">{m.defaults.menuAbout()}</span>
        <span className="ms-auto self-center">
          <Button className="px-4!">{m.common.logIn()}</Button>
        </span>
      </div>
      <div className="on-deep bg-deep px-5 py-7 text-on-deep">
        <Badge variant="ochre">{m.adminSettings.sampleLabel()}</Badge>
        <p className="heading mt-4 text-h3">{m.adminSettings.sampleTitle()}</p>
        <p className="mt-3 line-clamp-3 text-small text-on-deep-soft">{description}</p>
        <Button variant="ochre" className="mt-5">
          {m.adminSettings.sampleArticle()}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </div>
      <div className="px-5 py-6">
        <p className="caps text-accent">{m.adminSettings.samplePublications()}</p>
        <p className="heading mt-2 text-h3">{m.adminSettings.sampleHeading()}</p>
        <p className="mt-3 font-serif text-[1.1875rem] leading-[1.6]">
          {rich(
            m.adminSettings.sampleText({
              link: (text) => <span className="text-brand underline underline-offset-4">{text}</span>,
            }),
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button>{m.adminSettings.samplePost()}</Button>
          <Button variant="outline">{m.adminSettings.sampleShare()}</Button>
        </div>
      </div>
      {quote && (
        <figure className="on-deep bg-green px-5 py-6 text-on-deep">
          <blockquote dir="auto" className="font-serif text-[1.25rem] leading-[1.3] wrap-anywhere">
            {quote}
          </blockquote>
          {quoteSource && <figcaption className="caps mt-3 text-ochre-light">{quoteSource}</figcaption>}
        </figure>
      )}
      <div className="on-deep bg-deep px-5 py-7 text-small text-on-deep-soft wrap-anywhere">
        <p dir="auto" className="heading flex items-center gap-3 text-h4 text-on-deep">
          <Logo onDeep className="size-9 shrink-0 rounded-base outline outline-deep-line" picture={logo} />
          {!logo?.hasName && name}
        </p>
        {tagline && (
          <p dir="auto" className="mt-2 text-on-deep">
            {tagline}
          </p>
        )}
        {donation && (
          <Button variant="ochre" className="mt-4">
            {m.adminSettings.sampleDonate()}
          </Button>
        )}
        <SocialLinks addresses={social} />
        <Contact contact={contact} className="mt-5" />
        <p className="mt-5 border-t border-deep-line pt-4 text-meta">
          {m.adminSettings.sampleCopyright({ year, name })}
        </p>
      </div>
    </>
  );
}
