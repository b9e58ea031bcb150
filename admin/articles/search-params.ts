import { useLocation } from "react-router";
import { choiceIn, nameIn, pageIn, pageSize, queryIn, urlFor } from "#app/listing/search-params.ts";
import { rowsIn } from "../list/page-size.tsx";
import { firstOrder, type Sort } from "./article-columns.tsx";

const sorts: Sort[] = ["changed", "date", "title", "event", "likes", "comments"];

/** Which blogs the address of a manage screen asks for. Only the browser reads it. */
export function useArticleQuery(ofEvents: boolean) {
  const { pathname, search } = useLocation();
  const url = `http://desk${pathname}${search}`;
  const sort = choiceIn(url, "sort", sorts) ?? "changed";
  const asked = {
    q: queryIn(url)?.slice(0, 100),
    section: ofEvents
      ? ("events" as const)
      : choiceIn(url, "section", ["programmes", "publications", "events"]),
    subcategory: nameIn(url, "subcategory"),
    status: choiceIn(url, "status", ["draft", "scheduled", "published"]),
    eventStatus: choiceIn(url, "when", ["upcoming", "past"]),
    sort,
    order: choiceIn(url, "order", ["asc", "desc"]) ?? firstOrder(sort),
    page: pageIn(url),
    limit: rowsIn(url),
  };
  type Asked = typeof asked;
  const rows = asked.limit === pageSize ? undefined : String(asked.limit);
  return {
    ...asked,
    /** As the address has it: undefined where it is the usual number. */
    rows,
    narrowed: Boolean(
      asked.q || asked.subcategory || asked.status || asked.eventStatus || (!ofEvents && asked.section),
    ),
    /** The address of what is asked for with something changed; from its first page on, unless a page is named. */
    addressWith(change: Partial<Asked>): string {
      const { q, section, subcategory, status, eventStatus, sort, order, page, limit } = {
        ...asked,
        page: 1,
        ...change,
      };
      const kept = {
        q,
        subcategory,
        status,
        when: eventStatus,
        page,
        rows: limit === pageSize ? undefined : limit,
      };
      return urlFor(pathname, {
        ...kept,
        section: ofEvents ? undefined : section,
        sort: sort === "changed" ? undefined : sort,
        order: order === firstOrder(sort) ? undefined : order,
      });
    },
  };
}

export type ArticleQuery = ReturnType<typeof useArticleQuery>;
