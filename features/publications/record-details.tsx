import type { ReactNode } from "react";
import { aboutLink } from "#features/media/files/words.ts";
import { Link } from "#ui/link.tsx";
import type { PublicRecord } from "./contract.ts";
import { doiUrl, formatPartialDate } from "./formats.ts";
import { licences } from "./licences.ts";
import { publicationTypes } from "./types.ts";

const link = "text-brand underline underline-offset-4";

/** What catalogues know about a publication, and its corrections. */
export function RecordDetails({ record }: { record: PublicRecord }) {
  const facts = factsOf(record);
  return (
    <>
      {record.errata.length > 0 && <Errata errata={record.errata} />}
      {facts.length > 0 && (
        <section
          aria-labelledby="record"
          className="rounded-base border border-hairline bg-surface p-5 sm:p-6"
        >
          <h2 id="record" className="heading text-h3">
            About this publication
          </h2>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-small sm:gap-x-8">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** Empty if only the type is known. */
function factsOf(record: PublicRecord): [string, ReactNode][] {
  const { series, seriesNumber, doi, isbn, issn, issued, pages, pdf, replaces } = record;
  const licence = licences[record.licence];
  const number = seriesNumber && ` ${seriesNumber}`;
  const facts: [string, ReactNode][] = [
    ["Series", series && <Work {...series} after={number && `, no.${number}`} />],
    ["Published", issued && formatPartialDate(issued)],
    [
      "PDF",
      pdf && (
        <a href={pdf.url} className={link}>
          <bdi>{pdf.name}</bdi> ({aboutLink(pdf)})
        </a>
      ),
    ],
    ["Pages", pages],
    [
      "DOI",
      doi && (
        <a href={doiUrl(doi)} className={link}>
          {doi}
        </a>
      ),
    ],
    ["ISBN", isbn],
    ["ISSN", issn],
    [
      "Licence",
      licence.url && (
        <a href={licence.url} rel="license" className={link}>
          {licence.name}
        </a>
      ),
    ],
    ["Funded by", record.funders.length > 0 && <Funders funders={record.funders} />],
    ["Replaces", replaces && <Work {...replaces} />],
  ];
  const known = facts.filter(([, value]) => value);
  return known.length > 0 ? [["Type", publicationTypes[record.type]], ...known] : [];
}

/** A work has no link in a preview. */
function Work({ title, path, after }: { title: string; path: string; after?: string }) {
  return (
    <>
      {path ? (
        <Link to={path} className={link}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      {after}
    </>
  );
}

function Funders({ funders }: Pick<PublicRecord, "funders">) {
  return (
    <ul>
      {funders.map(({ name, award, ror }) => (
        <li key={`${name} ${award}`}>
          {ror ? (
            <a href={ror} className={link}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {award && ` (grant ${award})`}
        </li>
      ))}
    </ul>
  );
}

function Errata({ errata }: Pick<PublicRecord, "errata">) {
  return (
    <section
      aria-labelledby="errata"
      className="rounded-base border border-s-4 border-hairline border-s-accent bg-surface p-5 sm:p-6"
    >
      <h2 id="errata" className="heading text-h3">
        {errata.length > 1 ? "Corrections" : "Correction"}
      </h2>
      <ul className="mt-3 space-y-3 text-small">
        {errata.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date} className="font-semibold">
              {formatPartialDate(date)}
            </time>
            <p dir="auto" className="mt-0.5 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
