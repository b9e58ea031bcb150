import type { BlogPage } from "#features/blogs/contract.ts";
import { CiteButton } from "#features/citations/cite-this.tsx";
import { ExportLinks } from "#features/exports/export-links.tsx";
import { doiUrl } from "#features/publications/formats.ts";
import { licences } from "#features/publications/licences.ts";
import { m } from "#messages";

const look = "inline-flex min-h-9 items-center text-brand underline-offset-4 hover:underline wrap-anywhere";

type PublicationLinksProps = { blog: Omit<BlogPage, "article" | "related">; withPdf: boolean };

/** The links below the title of a publication: its files, how to cite it, its DOI and its licence. */
export function PublicationLinks({ blog, withPdf }: PublicationLinksProps) {
  const { record } = blog;
  if (!record) return null;
  const licence = licences[record.licence];
  return (
    <ul
      aria-label={m.articles.publicationLinks()}
      className="no-print mx-auto mt-6 flex max-w-[45rem] flex-wrap items-center justify-center gap-x-6 border-y border-hairline py-1 text-small *:flex *:flex-wrap *:justify-center *:gap-x-6"
    >
      <li>
        <ExportLinks blog={blog} withPdf={withPdf} own={record.pdf} />
        <CiteButton />
      </li>
      {(record.doi || licence.url) && (
        <li className="basis-full">
          {record.doi && (
            <a href={doiUrl(record.doi)} className={look}>
              {m.articles.doi({ doi: record.doi })}
            </a>
          )}
          {licence.url && (
            <a href={licence.url} rel="license" className={look}>
              {licence.name}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}
