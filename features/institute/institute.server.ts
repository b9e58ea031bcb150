import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { pick } from "#core/pick.ts";
import { instantAt } from "#core/zone.ts";
import type { instituteEndpoints, SiteFacts } from "./contract.ts";

/** Valid until the year ends in the site's time zone. */
export async function readSite(ctx: Context): Promise<SiteFacts> {
  const { name, url, timeZone, contact, sample } = ctx.site;
  const { year } = Temporal.Instant.from(ctx.now).toZonedDateTimeISO(timeZone);
  ctx.expiresAt(instantAt(`${year + 1}-01-01T00:00`, timeZone));
  return {
    name,
    url,
    timeZone,
    contact: pick(contact, ["address", "email", "phone"]),
    social: contact.social,
    sample,
    year,
  };
}

export const instituteOperations: Operations<typeof instituteEndpoints> = { site: readSite };
