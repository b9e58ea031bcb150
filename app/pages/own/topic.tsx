import { plural } from "#core/plural.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import type { ShownPage } from "#features/pages/contract.ts";
import { TopicPage } from "#features/pages/topic-page.tsx";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { urlFor } from "../../listing/search-params.ts";
import type { TopicList } from "./read-topic.ts";

type TopicProps = { page: ShownPage } & TopicList;

/** A topic page with everything under its tag or subcategory. */
export function Topic({ page, list, collections }: TopicProps) {
  const path = pagePath(page);
  return (
    <TopicPage page={page} isFirst={list.page === 1}>
      {list.total > 0 && (
        <Section id="all" title="Everything on this topic" label={plural(list.total, "piece")}>
          <BlogGrid blogs={list.items} level={3} eager={list.page > 1 ? 3 : 0} />
          <Pagination {...list} urlFor={(number) => urlFor(path, { page: number })} />
        </Section>
      )}
      {list.total === 0 && collections.length === 0 && (
        <p className="page pb-16 text-muted">Nothing has been published on this topic yet.</p>
      )}
      {collections.length > 0 && (
        <Section id="photography" title="Photography">
          <CollectionGrid collections={collections} />
        </Section>
      )}
    </TopicPage>
  );
}
