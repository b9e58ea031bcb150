import { Contact as ContactLines, hasContact } from "#features/institute/contact-lines.tsx";
import { SocialLinks } from "#features/institute/social-links.tsx";
import { ContactPage } from "#features/pages/contact-page.tsx";
import { m } from "#messages";
import { Section } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";
import { headOf } from "../page/head.ts";
import { headOfPage, readPage, withoutArticle } from "../page/page-data.ts";
import { type Site, useSite } from "../site/site.ts";
import type { Route } from "./+types/contact.ts";

const read = ({ context }: Route.LoaderArgs) => readPage(context, "contact");

export const loader = async (args: Route.LoaderArgs) => withoutArticle(await read(args));

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfPage);

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  const { contact, social } = useSite();
  const hasOffice = hasContact(contact) || social.length > 0 || contact.officeHours.length > 0;
  return (
    <ContactPage
      page={page}
      office={hasOffice ? <MainOffice /> : null}
      hasAddress={contact.address.length > 0}
    />
  );
}

/** The office in the settings. */
function MainOffice() {
  const { contact, social } = useSite();
  return (
    <Section id="office" title={m.contact.mainOffice()} variant="plain">
      <ContactLines contact={contact} />
      <SocialLinks addresses={social} />
      {contact.officeHours.length > 0 && <OfficeHours hours={contact.officeHours} />}
    </Section>
  );
}

function OfficeHours({ hours: lines }: { hours: Site["contact"]["officeHours"] }) {
  return (
    <>
      <h3 className="heading mt-10 text-h3">{m.contact.officeHours()}</h3>
      <dl lang={ownText("contact.officeHours").lang} className="mt-4 text-small">
        {lines.map(({ days, hours }) => (
          <div
            key={`${days} ${hours}`}
            className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5"
          >
            <dt className="font-semibold">{days}</dt>
            <dd className="text-muted">
              <bdi>{hours}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
