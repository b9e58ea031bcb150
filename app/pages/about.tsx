import { Link } from "react-router";
import { api } from "#core/api.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { boardOf } from "#features/institute/board.ts";
import { EmptyBoard } from "#features/institute/empty-board.tsx";
import { Portrait } from "#features/institute/portrait.tsx";
import { institute } from "#features/institute/texts.ts";
import { Cover } from "#features/media/cover.tsx";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { AboutPage } from "#features/pages/about-page.tsx";
import { EditPage } from "#features/pages/edit-page.tsx";
import type { CollectionCard } from "#features/photography/contract.ts";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Section } from "#ui/section.tsx";
import { headOf } from "../head.ts";
import { urlFor } from "../listing/search-params.ts";
import { headOfPage, readPage, withoutArticle } from "../page-data.ts";
import { withRouteErrors } from "../route-errors.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/about.ts";

const collectionLimit = 6; // the picture is the first of their covers that is wider than high

async function read({ context }: Route.LoaderArgs) {
  const { blogs, photography } = context.get(api);
  const [page, subcategories, { items }] = await Promise.all([
    readPage(context, "about"),
    withRouteErrors(blogs.subcategories({ section: "programmes" })),
    withRouteErrors(photography.list({ page: 1, limit: collectionLimit, view: "card" })),
  ]);
  return {
    page,
    subcategories,
    collection: items.find(({ cover }) => !cover.generated && cover.width > cover.height),
  };
}

export async function loader(args: Route.LoaderArgs) {
  const data = await read(args);
  return { ...data, page: withoutArticle(data.page) };
}

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) => headOf(args, ({ page }) => headOfPage(page));

export default function About({ loaderData: { page, subcategories, collection } }: Route.ComponentProps) {
  return (
    <>
      <AboutPage
        page={page}
        picture={<WidePicture collection={collection} />}
        board={<GoverningBoard />}
        urlOfArea={(title) =>
          urlFor("/programmes", { subcategory: subcategories.includes(title) ? title : undefined })
        }
      />
      <EditPage id={page._id} className="page pb-12" />
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
          collection ? "sm:aspect-[16/9]" : "drawn-map sm:aspect-[2/1] lg:aspect-[21/9]",
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

function GoverningBoard() {
  const board = boardOf(useSite());
  return (
    <Section id="board" label="Who answers for it" title="Governing Board" look="sunken">
      {board.length === 0 && <EmptyBoard />}
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {board.map((member) => (
          <li key={member.id} className="flex items-center gap-4">
            <Portrait member={member} className="size-18" />
            <div>
              <h3 className="heading text-h4">{member.name}</h3>
              <p className="mt-0.5 text-meta text-muted">{member.role}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <LinkButton to="/team">Meet the team</LinkButton>
        <LinkButton to="/contact" look="outline">
          Contact us
        </LinkButton>
      </div>
    </Section>
  );
}
