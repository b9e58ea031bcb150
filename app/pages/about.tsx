import { type Api, api } from "#core/api.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { WideCover } from "#features/media/cover.tsx";
import { AboutPage } from "#features/pages/about-page.tsx";
import { GoverningBoard } from "#features/people/governing-board.tsx";
import { readBoard } from "#features/people/team.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { listedIn, partIn } from "#ui/text-language.ts";
import { withItsFrames } from "../first-policy.ts";
import { urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { headOfPage, readPage, withoutArticle } from "../page/page-data.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/about.ts";

const maxOnBoard = 100;
const collectionLimit = 6;

async function read({ context, request }: Route.LoaderArgs) {
  const { blogs, people } = context.get(api);
  const [page, subcategories, board] = await Promise.all([
    readPage(context, "about"),
    withRouteErrors(blogs.subcategories({ section: "programmes" })),
    withRouteErrors(readBoard(people, maxOnBoard)),
  ]);
  withItsFrames(page.article, request);
  const isSample = page.isOriginal && page.introduction !== "";
  const collection = isSample ? await readWideCover(context.get(api)) : undefined;
  return { page, subcategories, board, collection };
}

/** The newest collection whose cover is wider than high. */
async function readWideCover({ photography }: Api): Promise<CollectionCard | undefined> {
  const { items } = await withRouteErrors(
    photography.list({ page: 1, limit: collectionLimit, view: "card" }),
  );
  return items.find(({ cover }) => !cover.generated && cover.width > cover.height);
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
    <AboutPage
      page={page}
      picture={collection && <WidePicture collection={collection} />}
      board={<GoverningBoard board={board} title={page.about?.boardTitle ?? ""} />}
      urlOfArea={(title) =>
        urlFor("/programmes", { subcategory: subcategories.includes(title) ? title : undefined })
      }
    />
  );
}

/** The sample's: a wide picture from the newest collection that has one. */
function WidePicture({
  collection: { cover, title, createdBy, language, ...collection },
}: {
  collection: CollectionCard;
}) {
  return (
    <figure className="page">
      <WideCover
        picture={cover}
        title={title}
        language={language}
        className="sm:aspect-[16/9] lg:aspect-[21/9]"
      />
      <figcaption className="mt-2.5 max-w-[46rem] text-meta text-muted">
        <span {...listedIn(language)}>{cover.caption}</span>{" "}
        {rich(
          m.about.pictureCredit({
            link: (
              <Link
                to={collectionPath(collection)}
                {...partIn(language)}
                className="font-semibold text-brand underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            ),
            name: createdBy.name,
          }),
        )}
      </figcaption>
    </figure>
  );
}
