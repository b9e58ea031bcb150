import { Cover } from "#features/media/cover.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Day, EventTime } from "#ui/time-zone.tsx";
import { BlogLink } from "./blog-link.tsx";
import type { RelatedBlog } from "./contract.ts";
import { sectionNames } from "./section-names.ts";

/** What to read after a blog. */
export function RelatedBlogs({ related }: { related: RelatedBlog[] }) {
  if (related.length === 0) return null;
  return (
    <aside aria-labelledby="related" className="no-print">
      <SectionHeading id="related" title="Related articles" more={{ to: "/blogs", text: "All articles" }} />
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-3">
        {related.map((blog) => (
          <li key={blog._id}>
            <Related blog={blog} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Related({ blog }: { blog: RelatedBlog }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] gap-5 md:block">
      <div className="overflow-hidden rounded-base">
        <Cover
          picture={blog.cover}
          title={blog.title}
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 30vw, 6.5rem"
          decorative
          className="aspect-square w-full transition-transform duration-500 group-hover:scale-[1.025] md:aspect-[16/10]"
        />
      </div>
      <div className="min-w-0 md:mt-4">
        <p className="caps truncate text-accent">{blog.subcategory || sectionNames[blog.section].one}</p>
        <h3 dir="auto" className="heading mt-1.5 text-h4">
          <BlogLink blog={blog} />
        </h3>
        <p className="mt-2 text-meta text-muted">
          {blog.eventDate ? <EventTime instant={blog.eventDate} /> : <Day instant={blog.date} />}
        </p>
      </div>
    </article>
  );
}
