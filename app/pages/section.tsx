import { replace } from "react-router";
import { api } from "#core/api.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { head, headOfFailure } from "../head.ts";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { pageIn, pageOf, pageSize, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/section.ts";

const previewCharacters = 150;

async function read({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const sectionType = params.sectionType.toLowerCase();
  const { blogs } = context.get(api);
  const list = await withRouteErrors(
    pageOf(pageIn(request.url), (page) =>
      blogs.section({ sectionType, page, limit: pageSize, view: "card" }),
    ),
  );
  const path = `/section/${encodeURIComponent(sectionType)}`;
  const address = urlFor(path, { page: list.page });
  if (sectionType !== params.sectionType) throw replace(address);
  redirectToCanonical(request.url, address);
  return { sectionType, path, list };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { sectionType, path, list } = args.loaderData;
  return head(args, {
    title: titleOf(sectionType),
    description: `What the institute has published under ${sectionType}, newest first.`,
    path: list.total === 0 ? null : urlFor(path, { page: list.page }),
  });
}

export default function SectionPage({ loaderData: { sectionType, path, list } }: Route.ComponentProps) {
  const [first] = list.items;
  return (
    <Listing
      badge={first && `Our ${sectionNames[first.section].all.toLowerCase()}`}
      title={titleOf(sectionType)}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { page })}
    >
      {first ? (
        <BlogGrid
          blogs={list.items}
          preview={previewCharacters}
          eager={3}
          actions={(blog) => <BlogActions compact blog={blog} />}
        />
      ) : (
        <MessagePanel title="No blog posts found." text="There is nothing in this section yet.">
          <LinkButton to="/blogs">All articles</LinkButton>
        </MessagePanel>
      )}
    </Listing>
  );
}

/** Programmes Posts */
function titleOf(sectionType: string): string {
  return `${sectionType.charAt(0).toUpperCase()}${sectionType.slice(1)} Posts`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch section blogs" />;
}
