import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ChapterGroup } from "#core/guide.ts";
import { m } from "#messages";
import { helpPath } from "./path.ts";

/** Every chapter beside the text; the list scrolls to the current one. */
export function ChapterList({ groups, current }: { groups: ChapterGroup[]; current: string }) {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (link && list.current) {
      list.current.scrollTop = link.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
    }
  }, []);

  return (
    <nav
      ref={list}
      aria-label={m.adminHelp.chapters()}
      className="-ms-2 min-h-0 grow space-y-4 overflow-y-auto overscroll-contain pe-2 pb-6 max-lg:hidden"
    >
      {groups.map(({ audience, title, chapters }) => (
        <div key={`${audience} ${title}`}>
          <p className="px-2 pb-1 text-[0.8125rem] leading-5 font-semibold text-muted">{title}</p>
          <ul className="flex flex-col gap-px">
            {chapters.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to={`${helpPath}/${slug}`}
                  aria-current={slug === current ? "page" : undefined}
                  className="flex min-h-7.5 items-center rounded-base px-2 py-1 text-small leading-snug text-muted -outline-offset-2 hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
