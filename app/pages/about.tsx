import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { api } from "#core/api.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { boardOf } from "#features/institute/board.ts";
import { EmptyBoard } from "#features/institute/empty-board.tsx";
import { Portrait } from "#features/institute/portrait.tsx";
import { institute } from "#features/institute/texts.ts";
import { Cover } from "#features/media/cover.tsx";
import { generatedPicture } from "#features/media/generated-picture.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { head } from "../head.ts";
import { urlFor } from "../listing/search-params.ts";
import { withRouteErrors } from "../route-errors.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/about.ts";

const collectionLimit = 6; // the picture is the first of their covers that is wider than high

async function read({ context }: Route.LoaderArgs) {
  const { blogs, photography } = context.get(api);
  const [subcategories, { items }] = await withRouteErrors(
    Promise.all([
      blogs.subcategories({ section: "programmes" }),
      photography.list({ page: 1, limit: collectionLimit, view: "card" }),
    ]),
  );
  return {
    subcategories,
    collection: items.find(({ cover }) => !cover.generated && cover.width > cover.height),
  };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "About Us", description: institute.about.introduction });

export default function About({ loaderData: { subcategories, collection } }: Route.ComponentProps) {
  const { introduction, vision, ideology, objective } = institute.about;
  return (
    <>
      <PageHeader badge="About Us" title="Why we are here" lead={introduction} />
      <WidePicture collection={collection} />
      <div className="page grid grid-cols-1 gap-12 pt-12 pb-16 md:pt-16 lg:grid-cols-2 lg:gap-16">
        <Statement id="vision" title="Vision" text={vision} />
        <Statement id="ideology" title="Ideology" text={ideology} />
      </div>
      <FocusAreas subcategories={subcategories} />
      <section aria-labelledby="objective" className="on-deep bg-green text-on-deep">
        <div className="page section grid grid-cols-1 gap-6 lg:grid-cols-[16rem_1fr]">
          <h2 id="objective" className="heading text-h2">
            Objective
          </h2>
          <p className="max-w-[50rem] font-serif text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45]">
            {objective}
          </p>
        </div>
      </section>
      <Strategy />
      <GoverningBoard />
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

/** An area links to its programmes, or to all if it has none. */
function FocusAreas({ subcategories }: { subcategories: string[] }) {
  return (
    <Section id="focus" label="What we work on" title="Focus Areas" look="sunken">
      <ul className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        {institute.about.focusAreas.map(({ title, text }) => (
          <li key={title} className="group relative flex flex-col">
            <h3 className="heading text-h3">
              <Link
                to={urlFor("/programmes", {
                  subcategory: subcategories.includes(title) ? title : undefined,
                })}
                className="inline-flex items-baseline gap-3 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
              >
                {title}
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 self-center text-accent transition-transform group-hover:translate-x-1"
                />
              </Link>
            </h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Statement({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Section id={id} title={title} look="plain">
      <p className="font-serif text-[1.1875rem] leading-[1.65]">{text}</p>
    </Section>
  );
}

function Strategy() {
  const { introduction, academic, activist } = institute.about.strategy;
  return (
    <Section id="strategy" label="How we work" title="Strategy" lead={introduction}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {[academic, activist].map(({ title, text }) => (
          <div key={title} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            <h3 className="heading text-h3">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
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
