import type { ReactNode } from "react";
import { aboutLink } from "#features/media/files/words.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { ownText, partIn } from "#ui/text-language.ts";
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
            {m.publications.about()}
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
  const facts: [string, ReactNode][] = [
    [m.publications.series(), series && <Series {...series} number={seriesNumber} />],
    [m.publications.published(), issued && formatPartialDate(issued)],
    [
      "PDF",
      pdf && (
        <a href={pdf.url} className={link}>
          <bdi>{pdf.name}</bdi> ({aboutLink(pdf)})
        </a>
      ),
    ],
    [m.publications.pagesTerm(), pages],
    [
      "DOI",
      doi && (
        <a dir="ltr" href={doiUrl(doi)} className={link}>
          {doi}
        </a>
      ),
    ],
    ["ISBN", isbn],
    ["ISSN", issn],
    [
      m.publications.licence(),
      licence.url && (
        <a href={licence.url} rel="license" className={link}>
          {licence.name}
        </a>
      ),
    ],
    [m.publications.fundedBy(), record.funders.length > 0 && <Funders funders={record.funders} />],
    [m.publications.replaces(), replaces && <Work {...replaces} />],
  ];
  const known = facts.filter(([, value]) => value);
  return known.length > 0 ? [[m.publications.type(), publicationTypes[record.type]()], ...known] : [];
}

type Titled = { title: string; path: string; language?: string };

/** A work has no link in a preview. */
function Work({ title, path, language }: Titled) {
  if (!path) return <bdi>{title}</bdi>;
  return (
    <Link to={path} className={link}>
      <bdi lang={partIn(language).lang}>{title}</bdi>
    </Link>
  );
}

function Series({ number, ...work }: Titled & { number: string }) {
  const series = <Work {...work} />;
  return number ? rich(m.publications.seriesAndNumber({ series, number })) : series;
}

function Funders({ funders }: Pick<PublicRecord, "funders">) {
  return (
    <ul>
      {funders.map((funder) => (
        <li key={`${funder.name} ${funder.award}`}>
          <Funder {...funder} />
        </li>
      ))}
    </ul>
  );
}

function Funder({ name, award, ror }: PublicRecord["funders"][number]) {
  const funder = ror ? (
    <a href={ror} className={link}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  );
  return award ? rich(m.publications.funderWithGrant({ funder, award })) : funder;
}

function Errata({ errata }: Pick<PublicRecord, "errata">) {
  return (
    <section
      aria-labelledby="errata"
      className="rounded-base border border-s-4 border-hairline border-s-accent bg-surface p-5 sm:p-6"
    >
      <h2 id="errata" className="heading text-h3">
        {m.publications.errata({ count: errata.length })}
      </h2>
      <ul className="mt-3 space-y-3 text-small">
        {errata.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date} className="font-semibold">
              {formatPartialDate(date)}
            </time>
            <p {...ownText()} className="mt-0.5 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
