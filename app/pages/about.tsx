import { Link } from "react-router";
import { api } from "#core/api.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { GoverningBoard } from "#features/institute/governing-board.tsx";
import { institute } from "#features/institute/texts.ts";
import { Cover } from "#features/media/cover.tsx";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { AboutPage } from "#features/pages/about-page.tsx";
import { EditPage } from "#features/pages/edit-page.tsx";
import { readBoard } from "#features/people/team.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { classes } from "#ui/classes.ts";
import { headOf } from "../head.ts";
import { urlFor } from "../listing/search-params.ts";
import { headOfPage, readPage, withoutArticle } from "../page-data.ts";
import { withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/about.ts";

const mostOnBoard = 100;
const collectionLimit = 6; // the picture is the first of their covers that is wider than high

async function read({ context }: Route.LoaderArgs) {
  const { blogs, photography, people } = context.get(api);
  const [page, subcategories, { items }, board] = await Promise.all([
    readPage(context, "about"),
    withRouteErrors(blogs.subcategories({ section: "programmes" })),
    withRouteErrors(photography.list({ page: 1, limit: collectionLimit, view: "card" })),
    withRouteErrors(readBoard(people, mostOnBoard)),
  ]);
  return {
    page,
    subcategories,
    board,
    collection: items.find(({ cover }) => !cover.generated && cover.width > cover.height),
  };
}

export async function loader(args: Route.LoaderArgs) {
  const data = await read(args);
  return { ...data, page: withoutArticle(data.page) };
}

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) => headOf(args, ({ page }) => headOfPage(page));

export default function About({
  loaderData: { page, subcategories, board, collection },
}: Route.ComponentProps) {
  return (
    <>
      <AboutPage
        page={page}
        picture={<WidePicture collection={collection} />}
        board={<GoverningBoard board={board} />}
        urlOfArea={(title) =>
          urlFor("/programmes", { subcategory: subcategories.includes(title) ? title : undefined })
        }
      />
      <EditPage to={`/edit-page/${page._id}`} className="page pb-12" />
    </>
  );
}

/** A wide picture from the newest collection that has one, or a generated one. */
function WidePicture({ collection }: { collection: CollectionCard | undefined }) {
  const picture = collection?.cover ?? generatedPicture(institute.about.introduction);
  return (
    <figure
      className={classes(
        "page",
        collection && "grid grid-cols-1 items-end gap-x-8 lg:grid-cols-[minmax(0,1fr)_15rem]",
      )}
    >
      <Cover
        picture={picture}
        title={institute.about.introduction}
        sizes="(min-width: 83rem) 60rem, (min-width: 64rem) 72vw, 94vw"
        eager
        className={classes(
          "aspect-[3/2] w-full rounded-base",
          collection ? "sm:aspect-[16/9]" : "sm:aspect-[2/1] lg:aspect-[21/9]",
        )}
      />
      {collection && (
        <figcaption className="mt-2.5 text-meta text-muted lg:mt-0 lg:border-t lg:border-hairline lg:pt-3">
          <span dir="auto" className="block">
            {picture.caption}
          </span>
          From the collection{" "}
          <Link
            to={collectionPath(collection)}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            {collection.title}
          </Link>
          , photographed by {collection.createdBy.name}.
        </figcaption>
      )}
    </figure>
  );
}
