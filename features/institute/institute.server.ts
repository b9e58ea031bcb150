import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { instantAt } from "#core/zone.ts";
import type { instituteEndpoints, SiteFacts } from "./contract.ts";
import { institute } from "./texts.ts";

/** Valid until the year ends in the site's time zone. */
export async function readSite(ctx: Context): Promise<SiteFacts> {
  const { name, url, timeZone, contact, social, sample } = ctx.site;
  const { year, ends } = yearAt(ctx.now, timeZone);
  ctx.expiresAt(ends);
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
    social: sample && social.length === 0 ? institute.sampleSocial : social,
    sample,
    year,
  };
}

export const instituteOperations: Operations<typeof instituteEndpoints> = { site: readSite };

type Year = { year: number; timeZone: string; begins: string; ends: string };
let lastYear: Year | undefined;

/** Calendars are slow, and it is nearly always the same year. */
function yearAt(now: string, timeZone: string): Year {
  if (lastYear?.timeZone === timeZone && lastYear.begins <= now && now < lastYear.ends) return lastYear;
  const { year } = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
  const begin = (of: number) => instantAt(`${of}-01-01T00:00`, timeZone);
  lastYear = { year, timeZone, begins: begin(year), ends: begin(year + 1) };
  return lastYear;
}
