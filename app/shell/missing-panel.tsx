import type { ReactNode } from "react";
import { RelatedBlogs } from "#features/blogs/related-blogs.tsx";
import { m } from "#messages";
import { MessagePanel } from "#ui/message-panel.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { newestIn } from "../site/route-errors.ts";

type MissingPanelProps = { title: string; text: string; error: unknown; children: ReactNode };

/** Replaces the page of something that is not there: a search, and the newest articles. */
export function MissingPanel({ title, text, error, children }: MissingPanelProps) {
  return (
    <>
      <MessagePanel level={1} title={title} text={text}>
        <SearchBox action="/search" label={m.search.searchSite()} className="mb-3 flex w-full" />
        {children}
      </MessagePanel>
      <div className="page pb-16 empty:hidden md:pb-24">
        <RelatedBlogs related={newestIn(error)} title={m.failure.newestArticles()} />
      </div>
    </>
  );
}
