import { useApi } from "#core/api.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { LikeButton } from "#features/likes/like-button.tsx";
import { head, headOfFailure } from "../head.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { NothingIn } from "../listing/nothing-in.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { urlFor } from "../listing/search-params.ts";
import { readSectionList } from "../listing/section-list.ts";
import { SubcategoryFilter } from "../listing/subcategory-filter.tsx";
import type { Route } from "./+types/publications.ts";

const path = "/publications";

const read = ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  readSectionList(context, request, path, "publications");
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { subcategory, list } = args.loaderData;
  return head(args, {
    title: subcategory ? `Publications: ${subcategory}` : "Publications",
    description: "Reports, papers, briefs and field notes of the institute, free to read and to pass on.",
    path: urlFor(path, { subcategory, page: list.page }),
  });
}

export default function Publications({ loaderData: { list, names, subcategory } }: Route.ComponentProps) {
  const calls = useApi();
  return (
    <Listing
      badge="Our publications"
      title="Resources and insights"
      lead="Reports, papers, briefs and field notes, free to read and to pass on."
      filters={<SubcategoryFilter all="All Publications" path={path} names={names} chosen={subcategory} />}
      search={
        <SearchBox
          action="/search"
          label="Search publications"
          kept={{ section: "publications" }}
          className="hidden md:flex"
        />
      }
      create={<CreateLink to="/create-blog?type=publications">Create Publication</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { subcategory, page })}
    >
      {list.items.length > 0 ? (
        <BlogGrid
          blogs={list.items}
          eager={3}
          actions={(blog) => (
            <>
              <BlogActions compact blog={blog} noun="publication" />
              <LikeButton compact blog={blog} noun="publication" calls={calls} />
            </>
          )}
        />
      ) : (
        <NothingIn noun="publications" path={path} subcategory={subcategory} />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch publications" />;
}
