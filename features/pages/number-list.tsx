import { truncate } from "#core/truncate.ts";
import { BlogLink, Byline } from "#features/blogs/card-parts.tsx";
import type { ShownCard } from "#features/blogs/shown-card.ts";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { listedIn } from "#ui/text-language.ts";

const maxExcerptLength = 150;

/** The numbers of a series in their order, like the contents of a shelf. */
export function NumberList({ numbers }: { numbers: { number: string; blog: ShownCard }[] }) {
  return (
    <ol className="-mt-8 divide-y divide-hairline border-b border-hairline md:-mt-10">
      {numbers.map(({ number, blog }) => (
        <li
          key={blog._id}
          className="group relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-7 sm:grid-cols-[5rem_minmax(0,1fr)_11rem] sm:gap-x-8"
        >
          <p className="heading text-h3 text-accent wrap-anywhere">
            {number && <span className="sr-only">{m.pages.numberOfSeries()} </span>}
            {number || <span aria-hidden>·</span>}
          </p>
          <article className="min-w-0">
            <h3 {...listedIn(blog.language)} className="heading text-h3 wrap-anywhere">
              <BlogLink blog={blog} />
            </h3>
            <p {...listedIn(blog.language)} className="mt-2 mb-3 max-w-[46rem] me-auto text-small text-muted">
              {truncate(blog.excerpt, maxExcerptLength)}
            </p>
            <Byline blog={blog} />
          </article>
          <Cover
            picture={blog.cover}
            title={blog.title}
            sizes="11rem"
            decorative
            className="pointer-events-none aspect-[16/10] w-full rounded-base max-sm:hidden"
          />
        </li>
      ))}
    </ol>
  );
}
