import { Contact, hasContact } from "#features/institute/contact-lines.tsx";
import { SocialLinks } from "#features/institute/social-links.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { useAddress } from "#ui/page-place.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { SpriteIcon } from "#ui/sprite-icon.tsx";
import { ownText } from "#ui/text-language.ts";
import type { Site } from "../site/site.ts";
import { labelIn, type PageLink } from "./links.ts";

const ways = [
  { href: "/feed.xml", type: "application/rss+xml", text: m.shell.rssFeed, icon: "rss" },
  { href: "/events.ics", type: "text/calendar", text: m.shell.eventCalendar, icon: "calendar" },
];

export function Footer({ site }: { site: Site }) {
  const { name, tagline, description, donation, year, contact, social, menu } = site;
  return (
    <footer className="on-deep bg-deep text-on-deep-soft">
      <div className="page grid grid-cols-1 gap-10 pt-14 pb-12 print:hidden sm:grid-cols-2 md:pt-20 lg:grid-cols-[1.6fr_0.7fr_1fr] lg:gap-16">
        <div className="sm:col-span-2 lg:col-span-1">
          <p className="heading flex items-center gap-3 text-h3 text-on-deep">
            <Logo
              onDeep
              className="size-9 shrink-0 rounded-base outline outline-deep-line"
              picture={site.appearance.logo}
            />
            <span className={site.appearance.logo?.hasName ? "sr-only" : "min-w-0 wrap-anywhere"}>
              {name}
            </span>
          </p>
          {tagline && (
            <p {...ownText("tagline")} className="mt-4 max-w-[30rem] text-on-deep">
              {tagline}
            </p>
          )}
          {description && (
            <p {...ownText("description")} className="mt-5 max-w-[30rem] text-small whitespace-pre-line">
              {description}
            </p>
          )}
          {donation && (
            <LinkButton variant="ochre" to={donation} className="mt-6">
              {m.shell.donate()}
            </LinkButton>
          )}
          <SocialLinks addresses={social} />
          <FollowLinks />
        </div>
        {menu.footer.length > 0 && (
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className="caps text-ochre-light">
              {m.shell.quickLinks()}
            </h2>
            <FooterLinks menu="footer" links={menu.footer} className="mt-4" />
          </nav>
        )}
        {hasContact(contact) && (
          <div>
            <h2 className="caps text-ochre-light">{m.shell.contact()}</h2>
            <Contact contact={contact} className="mt-4" />
          </div>
        )}
      </div>
      <div className="border-t border-deep-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-meta">
          <p>{m.shell.copyright({ year, name })}</p>
          {menu.legal.length > 0 && (
            <nav aria-label={m.shell.legal()}>
              <FooterLinks menu="legal" links={menu.legal} className="flex flex-wrap gap-x-6" />
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = { menu: "footer" | "legal"; links: PageLink[]; className: string };

export function FooterLinks({ menu, links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <PlaceLink
            to={to}
            {...labelIn(menu, text)}
            className="inline-block py-1.5 wrap-anywhere hover:text-on-deep hover:underline"
          >
            {text}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

function FollowLinks() {
  const address = useAddress();
  return (
    <nav aria-label={m.shell.follow()} className="mt-5">
      <ul className="flex flex-wrap gap-x-6 text-small">
        {ways.map(({ href, type, text, icon }) => (
          <li key={href}>
            <a
              href={address(href)}
              type={type}
              className="inline-flex min-h-9 items-center gap-2 hover:text-on-deep hover:underline"
            >
              <SpriteIcon name={icon} className="size-4.5" />
              {text()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
