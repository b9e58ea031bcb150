import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { api } from "../api.ts";
import { head, headOfFailure } from "../head.ts";
import { addressOf, pageIn, pageOf, pageSize } from "../listing/asking.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { reading } from "../reading.ts";
import type { Route } from "./+types/blogs.ts";

const path = "/blogs";

const read = ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  reading(
    pageOf(pageIn(request.url), (page) =>
      context.get(api).blogs.list({ page, limit: pageSize, view: "card" }),
    ),
  );
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  return head(args, {
    title: "Articles",
    description: "Everything that the institute has published, newest first.",
    path: addressOf(path, { page: args.loaderData.page }),
  });
}

export default function Blogs({ loaderData: list }: Route.ComponentProps) {
  return (
    <Listing
      badge="The archive"
      title="Articles"
      filters={<Count total={list.total} />}
      create={<CreateLink to="/create-blog">Create Article</CreateLink>}
      page={list.page}
      pages={list.pages}
      addressOf={(page) => addressOf(path, { page })}
    >
      {list.items.length > 0 ? (
        <BlogGrid blogs={list.items} eager={3} />
      ) : (
        <MessagePanel title="No articles found" text="No articles have been added yet." />
      )}
    </Listing>
  );
}

function Count({ total }: { total: number }) {
  return (
    <p className="text-muted">
      {total === 1 ? "One article" : `${total.toLocaleString("en-US")} articles`}, newest first
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch blogs" />;
}
