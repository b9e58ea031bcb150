import { useLocation } from "react-router";
import { choiceIn, nameIn, pageIn, pageSize, queryIn, urlFor } from "#app/listing/search-params.ts";
import { categoryNamed } from "#features/photography/category-labels.ts";
import { rowsIn } from "../list/page-size.tsx";
import { firstOrder, type Sort } from "./collection-columns.tsx";

const sorts: Sort[] = ["changed", "date", "title", "items"];

/** Which collections the address of the manage screen asks for. Only the browser reads it. */
export function useCollectionQuery() {
  const { pathname, search } = useLocation();
  const url = `http://desk${pathname}${search}`;
  const sort = choiceIn(url, "sort", sorts) ?? "changed";
  const asked = {
    q: queryIn(url)?.slice(0, 100),
    category: categoryNamed(nameIn(url, "category")),
    status: choiceIn(url, "status", ["draft", "published"]),
    sort,
    order: choiceIn(url, "order", ["asc", "desc"]) ?? firstOrder(sort),
    page: pageIn(url),
    limit: rowsIn(url),
  };
  type Asked = typeof asked;
  return {
    ...asked,
    rows: asked.limit === pageSize ? undefined : String(asked.limit),
    narrowed: Boolean(asked.q || asked.category || asked.status),
    /** The address of what is asked for with something changed; from its first page on, unless a page is named. */
    addressWith(change: Partial<Asked>): string {
      const { sort: by, order, limit, ...rest } = { ...asked, page: 1, ...change };
      return urlFor(pathname, {
        ...rest,
        rows: limit === pageSize ? undefined : limit,
        sort: by === "changed" ? undefined : by,
        order: order === firstOrder(by) ? undefined : order,
      });
    },
  };
}

export type CollectionQuery = ReturnType<typeof useCollectionQuery>;
