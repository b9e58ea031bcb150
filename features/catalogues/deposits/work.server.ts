import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { pick } from "#core/pick.ts";
import type { SiteLanguages } from "#core/site-languages.ts";
import { type Citation, citationOf } from "#features/citations/citation.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { m } from "#messages";
import type { Agency } from "../agencies.ts";
import { findPublication } from "../publication.server.ts";

/** What agencies get to know of a public publication. */
export type Work = {
  id: string;
  now: string;
  site: SiteLanguages & { name: string; url: string; email: string };
  citation: Citation;
  record: PublicRecord;
  /** The ORCID iDs of the authors, in order. */
  orcids: (string | undefined)[];
};

/** Undefined unless readers see the publication. */
export async function findWork(ctx: Context, id: string): Promise<Work | undefined> {
  const { blog, record } = (await findPublication(ctx, id)) ?? {};
  if (!blog || !record) return undefined;
  const { url, contact } = ctx.site;
  return {
    id: blog._id,
    now: ctx.now,
    site: {
      ...pick(ctx.site, ["name", "url", "language", "languages"]),
      email: contact.email || `no-reply@${new URL(url).hostname}`,
    },
    citation: citationOf({ ...blog, record }, ctx.site),
    record,
    orcids: blog.authors.map(({ orcid }) => orcid),
  };
}

/** What keeps a publication from being deposited, in sentences. */
export function missingFor(agency: Agency, work: Work | undefined): string[] {
  if (!work) return [m.adminDeposits.publishFirst()];
  const { citation, site } = work;
  const isLocal = /^(localhost|127\.|\[::1\])/.test(new URL(site.url).host);
  return [
    citation.doi ? "" : m.adminDeposits.doiFirst(),
    isLocal ? m.adminDeposits.noAddress() : "",
    agency === "crossref" && (citation.day[0] < 1400 || citation.day[0] > 2200)
      ? m.adminDeposits.yearOutOfRange()
      : "",
  ].filter(Boolean);
}

/** Throws if something is missing. */
export function complete(agency: Agency, work: Work | undefined): Work {
  const [first] = missingFor(agency, work);
  if (first || !work) throw new AppError("bad_request", first ?? "");
  return work;
}
