import type { MetaArgs } from "react-router";
import { useLocation } from "react-router";
import { head } from "#app/head.ts";
import { choiceIn, pageIn, pageSize, urlFor } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { AdminHandle } from "../guard.tsx";
import { ManageHeader } from "../page.tsx";
import type { Trashed } from "./trash-list.tsx";
import { type TrashCalls, TrashPage } from "./trash-screen.tsx";

const path = "/manage-trash";
const inTrash = { status: "trash", sort: "deleted", limit: pageSize } as const;

export const handle: AdminHandle = {
  refusal: "Only administrators can manage the trash.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Trash", description: "What was deleted in the last 30 days.", path: null });

export default function ManageTrash() {
  const { writing, collections } = useApi();
  const { search } = useLocation();
  const url = `http://desk${path}${search}`;
  const kind = choiceIn(url, "kind", ["collections"]);
  const blogCounts = useQuery("blogs", () => writing.counts({}));
  const collectionCounts = useQuery("collections", () => collections.counts({}));

  const ofBlogs: TrashCalls = {
    ...writing,
    async list(page) {
      const found = await writing.manage({ ...inTrash, page });
      return withNotes(found, ({ section, name }) => `${sectionNames[section].one} · ${name}`);
    },
  };
  const ofCollections: TrashCalls = {
    ...collections,
    async list(page) {
      const found = await collections.manage({ ...inTrash, page });
      return withNotes(found, ({ createdBy }) => `Collection · ${createdBy.name}`);
    },
  };

  return (
    <>
      <ManageHeader title="Manage Trash" lead="Deleted items stay here for 30 days and can be restored.">
        <FilterLinks
          compact
          label="Kind"
          filters={[
            {
              text: counted("Articles", blogCounts.value?.trash),
              to: path,
              active: kind === undefined,
            },
            {
              text: counted("Collections", collectionCounts.value?.trash),
              to: urlFor(path, { kind: "collections" }),
              active: kind === "collections",
            },
          ]}
        />
      </ManageHeader>
      <TrashPage
        key={kind}
        noun={kind ? "collection" : "article"}
        page={pageIn(url)}
        urlFor={(page) => urlFor(path, { kind, page })}
        calls={kind ? ofCollections : ofBlogs}
        onChanged={kind ? collectionCounts.again : blogCounts.again}
      />
    </>
  );
}

function withNotes<Item extends Omit<Trashed, "note" | "deletedAt"> & { deletedAt: string | null }>(
  { items, ...page }: Page<Item>,
  note: (item: Item) => string,
): Page<Trashed> {
  return {
    ...page,
    items: items.map((item) => ({
      _id: item._id,
      title: item.title,
      note: note(item),
      deletedAt: item.deletedAt ?? "",
    })),
  };
}

function counted(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count.toLocaleString("en-US")})`;
}
