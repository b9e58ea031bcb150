import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { instantAt } from "#core/zone.ts";
import type { instituteEndpoints, SiteFacts } from "./contract.ts";
import { institute } from "./texts.ts";

/** Valid until the year ends in the site's time zone. */
export async function readSite(ctx: Context): Promise<SiteFacts> {
  const { name, url, timeZone, contact, social, sample } = ctx.site;
  const { year } = Temporal.Instant.from(ctx.now).toZonedDateTimeISO(timeZone);
  ctx.expiresAt(instantAt(`${year + 1}-01-01T00:00`, timeZone));
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
