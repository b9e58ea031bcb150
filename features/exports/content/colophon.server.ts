import type { Site } from "#core/context.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { type Cited, type Site as CitedSite, citationOf } from "#features/citations/citation.ts";
import { inApa } from "#features/citations/styles.ts";
import type { EventDetails, ShownEvent } from "#features/events/contract.ts";
import { stateTexts } from "#features/events/words.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { doiUrl, formatPartialDate } from "#features/publications/formats.ts";
import { licences } from "#features/publications/licences.ts";
import { m } from "#messages";
import type { Fact, Run } from "./blocks.ts";
import { shownAddress } from "./shown-address.ts";

/** How to cite an article, where it comes from, and what catalogues know about it. */
export function colophonOf(blog: Cited, site: Site): Fact[] {
  const citation = citationOf(blog, site);
  const { before, work, after } = inApa({ ...citation, address: shownAddress(citation.address) });
  const { record } = blog;
  const language = blog.language || site.language;
  return [
    { name: m.exports.howToCite(), runs: [{ text: before }, { text: work, italic: true }, { text: after }] },
    ...(record ? factsOf(record, { site, language }) : []),
    { name: m.exports.onTheWeb(), runs: [link(site.url + blogPath(blog))] },
    {
      name: m.exports.publishedBy(),
      runs: [{ text: m.common.comma({ before: site.name, last: "" }) }, link(site.url)],
    },
  ];
}

/** Where the title of another document is shown: in a document in this language. */
type Place = { site: Pick<Site, "url" | "language">; language: string };

/** What title pages of publications say besides title, names and date. */
export function imprintOf(record: PublicRecord, place: Place): Fact[] {
  const { series, seriesNumber, doi, isbn, issn } = record;
  const licence = licences[record.licence];
  const number = seriesNumber && m.exports.seriesNumber({ number: seriesNumber });
  return known([
    [m.exports.series(), series ? [titleOf(series, place), { text: number }] : []],
    ["DOI", doi ? [link(doiUrl(doi))] : []],
    ["ISBN", isbn ? [{ text: isbn }] : []],
    ["ISSN", issn ? [{ text: issn }] : []],
    [m.exports.licence(), licence.url ? [link(licence.url, licence.name)] : []],
  ]);
}

/** What a library needs to know, as readers cite it. */
export function catalogueOf(blog: Cited, site: CitedSite) {
  const { day, doi, isbn, issn } = citationOf(blog, site);
  const { name, url } = licences[blog.record?.licence ?? ""];
  const licence = url ? { name, url, isPublicDomain: blog.record?.licence === "cc0" } : null;
  return { day, doi, isbn, issn, licence };
}

function factsOf(record: PublicRecord, place: Place): Fact[] {
  const { funders, replaces } = record;
  const funded = funders.map(({ name, award }) => (award ? m.exports.grant({ name, award }) : name));
  return [
    ...imprintOf(record, place),
    ...known([
      [m.exports.fundedBy(), funders.length > 0 ? [{ text: funded.join("; ") }] : []],
      [m.exports.replaces(), replaces ? [titleOf(replaces, place)] : []],
    ]),
  ];
}

function known(facts: [name: string, runs: Run[]][]): Fact[] {
  return facts.filter(([, runs]) => runs.length > 0).map(([name, runs]) => ({ name, runs }));
}

type Work = PublicRecord["replacedBy"][number];
type Noted = Cited & { event: ShownEvent | null; details: EventDetails | null };

/** What readers should know first: that an event was cancelled, that there is a newer version, and what was wrong. */
export function noticesOf({ record, event, details }: Noted, place: Place): Fact[] {
  const state = event ? stateTexts[event.state]().replace(/\.$/, "") : "";
  if (state) return [{ name: state, runs: details?.stateNote ? [{ text: details.stateNote }] : [] }];
  if (!record) return [];
  const newer = record.replacedBy.map((work) => ({
    name: m.exports.newerVersion(),
    runs: [titleOf(work, place)],
  }));
  const errata = record.errata.map(({ date, text }) => ({
    name: m.exports.correctionOf({ date: formatPartialDate(date) }),
    runs: [{ text }],
  }));
  return [...newer, ...errata];
}

function titleOf({ title, path, language }: Work, place: Place): Run {
  const lang = language || place.site.language;
  return { ...link(place.site.url + path, title), ...(lang === place.language ? {} : { lang }) };
}

function link(to: string, text = shownAddress(to)): Run {
  return { text, to };
}
