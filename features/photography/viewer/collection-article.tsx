import type { CSSProperties, ReactNode } from "react";
import type { DocumentHead } from "#features/publishing/contract.ts";
import { ProjectLinks } from "#features/publishing/project-links.tsx";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { textIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { categoryLabels } from "../category-labels.ts";
import type { Collection } from "../contract.ts";
import { CollectionViewer } from "./collection-viewer.tsx";

const [narrowest, defaultRatio, widest] = [0.8, 1.5, 16 / 9];
const maxBeside = 1500; // characters of a description

type CollectionArticleProps = {
  collection: Collection & Partial<DocumentHead>;
  urlForTag(tag: string): string;
  /** What a member may do with it. */
  actions?: ReactNode;
};

export function CollectionArticle({ collection, urlForTag, actions }: CollectionArticleProps) {
  const { description, media } = collection;
  const isBeside = description !== "" && description.length <= maxBeside;
  return (
    <>
      <header className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="flex grow flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h1
            {...textIn(collection.language)}
            className={`heading max-w-[50rem] wrap-anywhere ${titleSize(collection.title)}`}
          >
            {collection.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-1.5 text-small text-muted">
            {collection.category !== "general" && (
              <Badge variant="ochre">{categoryLabels[collection.category]()}</Badge>
            )}
            <Day instant={collection.date} />
            <span>{rich(m.photography.by({ name: <bdi>{collection.createdBy.name}</bdi> }))}</span>
          </p>
          <TranslationLinks
            kind="collection"
            document={collection}
            className="flex w-full flex-wrap items-center gap-x-4"
          />
        </div>
        {actions}
      </header>
      <div className="viewer-stage" style={{ "--ratio": ratioOf(media) } as CSSProperties}>
        {description && (
          <section
            aria-labelledby="description"
            className={isBeside ? "viewer-text" : "mt-6 mb-8 max-w-[46rem]"}
          >
            <h2 id="description" className="caps text-accent">
              {m.photography.descriptionHeading()}
            </h2>
            <p
              {...textIn(collection.language)}
              className={classes("mt-3 font-serif whitespace-pre-line", !isBeside && "text-lead")}
            >
              {description}
            </p>
          </section>
        )}
        <CollectionViewer
          key={collection._id}
          collection={collection}
          captionsBelow={isBeside}
          heading={
            <h2 id="gallery" className="caps text-accent">
              {m.photography.viewerHeading()}
            </h2>
          }
        />
      </div>
      <ProjectLinks projects={collection.projects} className="mt-10" />
      {collection.tags.length > 0 && (
        <section aria-labelledby="tags" className="mt-12 border-t border-hairline pt-6">
          <h2 id="tags" className="caps mb-3 text-accent">
            {m.photography.tags()}
          </h2>
          <TagList tags={collection.tags} urlFor={urlForTag} />
        </section>
      )}
    </>
  );
}

/** Returns the median of the items' ratios: most have it. */
function ratioOf(media: Collection["media"]): number {
  const ratios = media.map(({ width, height }) => (width && height ? width / height : defaultRatio));
  const middle = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? defaultRatio;
  return Math.min(widest, Math.max(narrowest, Number(middle.toFixed(3))));
}
