import type { Rules } from "#visit/contract.ts";
import type { Visit } from "#visit/visit.ts";
import type { instituteCalls, SiteFacts } from "./contract.ts";
import { institute } from "./texts.ts";

/** What every page shows of the site itself; right until the year ends in the site's zone. */
export async function readSite(visit: Visit): Promise<SiteFacts> {
  const { name, url, timeZone, contact, social } = visit.site;
  const year = yearAt(visit.now, timeZone);
  visit.until(newYear(year + 1, timeZone));
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

function yearAt(instant: string, timeZone: string): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(new Date(instant)));
}

/** The first instant of a year in a zone, to the quarter of an hour: every zone's offset is a multiple of it. */
function newYear(year: number, timeZone: string): string {
  const quarter = 15 * 60_000;
  let instant = Date.UTC(year, 0, 1) - 16 * 3_600_000;
  while (yearAt(new Date(instant).toISOString(), timeZone) < year) instant += quarter;
  return new Date(instant).toISOString();
}
