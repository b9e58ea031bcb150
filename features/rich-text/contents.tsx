import { ChevronDown } from "lucide-react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";

type Heading = { id: string; text: string; level: number; lang?: string };
type ContentsProps = { contents: Heading[]; title?: string };

/** Shown beside the article in a wide window; above it, closed, in a narrow one. Empty for short articles. */
export function Contents({ contents, title = m.articles.contents() }: ContentsProps) {
  if (contents.length === 0) return null;
  return (
    <nav
      aria-label={title}
      className="mx-auto mb-10 w-full max-w-[45rem] border-y border-hairline min-[76rem]:sticky min-[76rem]:top-28 min-[76rem]:mb-0 min-[76rem]:max-h-[calc(100dvh-9rem)] min-[76rem]:overflow-y-auto min-[76rem]:border-y-0"
    >
      <div className="max-[76rem]:hidden">
        <p className="caps mb-2 text-accent">{title}</p>
        <Headings contents={contents} />
      </div>
      <details className="group/contents min-[76rem]:hidden">
        <summary className="caps flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-accent">
          {title}
          <ChevronDown aria-hidden className="size-4.5 group-open/contents:rotate-180" />
        </summary>
        <div className="pb-5">
          <Headings contents={contents} />
        </div>
      </details>
    </nav>
  );
}

function Headings({ contents }: Pick<ContentsProps, "contents">) {
  return (
    <ol className="border-s-2 border-hairline text-small">
      {contents.map(({ id, text, level, lang }) => (
        <li key={id} className={classes(level > 1 && "hidden text-meta min-[76rem]:block [&>a]:ps-7")}>
          <a
            lang={lang}
            href={`#${id}`}
            className="-ms-0.5 block border-s-2 border-transparent py-1.5 ps-3 text-muted hover:border-brand hover:text-brand"
          >
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
}
