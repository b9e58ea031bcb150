import { Cover } from "#features/media/cover.tsx";
import { cut } from "#ui/cut.ts";
import { Day } from "#ui/time-zone.tsx";
import { BlogActions } from "./blog-actions.tsx";
import { BlogLink } from "./blog-link.tsx";
import type { BlogCard, BlogFunctions } from "./contract.ts";

const previewCharacters = 150;

type SectionCardProps = { blog: BlogCard; calls: Pick<BlogFunctions, "remove">; eager?: boolean };

/** A blog in the plain list of a section. */
export function SectionCard({ blog, calls, eager }: SectionCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Cover
        picture={blog.cover}
        title={blog.title}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
        eager={eager}
        decorative
        className="aspect-[16/10] w-full rounded-base"
      />
      <h2 dir="auto" className="heading mt-4 text-h3">
        <BlogLink blog={blog} />
      </h2>
      <p dir="auto" className="mt-2.5 mb-5 text-small text-muted">
        {cut(blog.excerpt, previewCharacters)}
      </p>
      <div className="mt-auto flex min-h-15 items-center justify-between gap-3 border-t border-hairline pt-2 text-meta text-muted">
        {blog.date ? <Day instant={blog.date} /> : <span>Published recently</span>}
        <div className="relative flex">
          <BlogActions compact blog={blog} calls={calls} />
        </div>
      </div>
    </article>
  );
}
