import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { head, headOfFailure } from "../head.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { NothingIn } from "../listing/nothing-in.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { urlFor } from "../listing/search-params.ts";
import { readSectionList } from "../listing/section-list.ts";
import { SubcategoryFilter } from "../listing/subcategory-filter.tsx";
import type { Route } from "./+types/programmes.ts";

const path = "/programmes";

const read = ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  readSectionList(context, request, path, "programmes");
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { subcategory, list } = args.loaderData;
  return head(args, {
    title: subcategory ? `Programmes: ${subcategory}` : "Programmes",
    description:
      "Our programmes on the right to space, sustainable transportation, migrant workers and social justice, each with its results and its failures.",
    path: urlFor(path, { subcategory, page: list.page }),
  });
}

export default function Programmes({ loaderData: { list, names, subcategory } }: Route.ComponentProps) {
  return (
    <Listing
      badge="Our programmes"
      title="Resources and insights"
      lead="What we are working on, with its results and its failures."
      filters={<SubcategoryFilter all="All Programmes" path={path} names={names} chosen={subcategory} />}
      search={
        <SearchBox
          action="/search"
          label="Search programmes"
          kept={{ section: "programmes" }}
          className="hidden md:flex"
        />
      }
      create={<CreateLink to="/create-blog?type=programmes">Create Programme</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { subcategory, page })}
    >
      {list.items.length > 0 ? (
        <BlogGrid blogs={list.items} eager={3} />
      ) : (
        <NothingIn noun="programmes" path={path} subcategory={subcategory} />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch programmes" />;
}
