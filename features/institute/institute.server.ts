import type { Rules } from "#visit/contract.ts";
import type { Visit } from "#visit/visit.ts";
import { instantAt } from "#visit/zone.ts";
import type { instituteCalls, SiteFacts } from "./contract.ts";
import { institute } from "./texts.ts";

/** What every page shows of the site itself; right until the year ends in the site's zone. */
export async function readSite(visit: Visit): Promise<SiteFacts> {
  const { name, url, timeZone, contact, social } = visit.site;
  const { year } = Temporal.Instant.from(visit.now).toZonedDateTimeISO(timeZone);
  visit.until(instantAt(`${year + 1}-01-01T00:00`, timeZone));
  const { address, email, phone } = institute.contact;
  return {
    name,
    url,
    timeZone,
    contact: {
      address: contact.address ?? address,
      email: contact.email ?? email,
      phone: contact.phone ?? phone,
    },
    social,
    year,
  };
}

export const instituteRules: Rules<typeof instituteCalls> = { site: readSite };
