import { Cover } from "#features/media/cover.tsx";
import { Kept } from "#ui/kept.tsx";
import { listedIn } from "#ui/text-language.ts";
import { AlsoIn, BlogLink, CardFoot } from "./card-parts.tsx";
import { sectionNames } from "./section-names.ts";
import type { ListProps } from "./shown-card.ts";

export function ResourceList({ blogs, actions }: ListProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      {blogs.map((blog) => (
        <li
          key={blog._id}
          className="group relative grid grid-cols-[6.5rem_1fr] gap-5 sm:grid-cols-[11rem_1fr] sm:gap-6"
        >
          <Kept of={["resource", blog, actions !== undefined]}>
            <Cover
              picture={blog.cover}
              title={blog.title}
              sizes="11rem"
              decorative
              className="aspect-square w-full rounded-base sm:aspect-[4/3]"
            />
            <div className="flex min-w-0 flex-col">
              <p className="caps truncate text-accent">{sectionNames[blog.section].one()}</p>
              <h3 {...listedIn(blog.language)} className="heading mt-1.5 line-clamp-3 text-h4">
                <BlogLink blog={blog} />
              </h3>
              <AlsoIn blog={blog} className="mt-1.5" />
              <CardFoot blog={blog} className="mt-2" />
            </div>
            {/* Beside the label: phones have no room beside a name. */}
            <div className="absolute -top-3.5 -end-2.5 flex">{actions?.(blog)}</div>
          </Kept>
        </li>
      ))}
    </ul>
  );
}
