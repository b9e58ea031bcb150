import { ArrowRight } from "lucide-react";
import { blogPath } from "#features/addresses/paths.ts";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { listedIn } from "#ui/text-language.ts";
import { titleSize } from "#ui/title-size.ts";
import type { ShownCard } from "./shown-card.ts";

/** `level` 2: in a preview, whose page has a heading of its own. */
export function Hero({ blog, level = 1 }: { blog: ShownCard; level?: 1 | 2 }) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section
      aria-labelledby="hero-title"
      className="on-deep relative isolate overflow-hidden bg-deep text-on-deep"
    >
      <Cover
        picture={blog.cover}
        title={blog.title}
        sizes="(min-width: 64rem) 58vw, 88vw"
        eager
        decorative
        className="h-64 w-full [mask-image:linear-gradient(#000_55%,#0000)] sm:h-80 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-[58%] lg:[mask-image:linear-gradient(to_left,#000_55%,#0000)] lg:rtl:[mask-image:linear-gradient(to_right,#000_55%,#0000)]"
      />
      <div className="page -mt-14 pb-14 sm:-mt-20 lg:mt-0 lg:flex lg:min-h-[38rem] lg:items-center lg:py-20">
        <div className="relative max-w-[38rem] lg:max-w-[36rem]">
          <Badge variant="ochre">{m.home.featured()}</Badge>
          <Title
            id="hero-title"
            {...listedIn(blog.language)}
            className={`heading mt-5 ${titleSize(blog.title)}`}
          >
            {blog.title}
          </Title>
          <p {...listedIn(blog.language)} className="mt-5 line-clamp-3 text-lead text-on-deep-soft">
            {blog.excerpt}
          </p>
          <LinkButton variant="ochre" to={blogPath(blog)} className="mt-8">
            {m.articles.readFull()}
            <ArrowRight aria-hidden className="size-4.5" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
