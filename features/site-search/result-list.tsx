import type { ReactNode } from "react";
import { Byline } from "#features/blogs/card-parts.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import { tagUrl } from "#features/blogs/urls.ts";
import { EventBadges, EventDetails } from "#features/events/event-parts.tsx";
import { Cover } from "#features/media/cover.tsx";
import type { ShownPicture } from "#features/media/shown-picture.ts";
import type { PersonCard } from "#features/people/contract.ts";
import { Portrait } from "#features/people/portrait.tsx";
import { categoryLabels, mediaCounts } from "#features/photography/category-labels.ts";
import type { ShownCollection } from "#features/photography/shown-collection.ts";
import { type Kind, kindNames, mainList, pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { CardLink } from "#ui/card-link.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import { HighlightedText } from "./highlighted-text.tsx";
import type { FoundBlog, ShownResult } from "./shown-result.ts";

/** What was found, best first, each with the place where the words are. */
export function ResultList({ results }: { results: ShownResult[] }) {
  return (
    <ol className="border-b border-hairline">
      {results.map(({ title, text, tags, ...result }) => {
        const { blog, collection, person } = result;
        const shown = {
          ...ofKind(result),
          ...(blog && ofBlog(blog)),
          ...(collection && ofCollection(collection)),
          ...(person && ofPerson(person)),
        };
        return (
          <li
            key={shown.to}
            className="group relative grid grid-cols-1 gap-x-8 border-t border-hairline py-7 sm:grid-cols-[minmax(0,1fr)_11rem]"
          >
            <article className="min-w-0">
              <div className={shown.picture ? "max-sm:min-h-22 max-sm:pe-26" : undefined}>
                <p className="caps text-accent wrap-anywhere">{shown.label}</p>
                <h2 {...listedIn(shown.language)} className="heading mt-2 text-h3">
                  <CardLink to={shown.to} language={shown.language}>
                    <HighlightedText passage={title} />
                  </CardLink>
                </h2>
              </div>
              <p
                {...listedIn(shown.language)}
                className="mt-2.5 mb-4 max-w-[46rem] me-auto text-small text-muted"
              >
                <HighlightedText passage={text} />
              </p>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                {shown.meta}
                {tags.length > 0 && (
                  <div className="relative flex flex-wrap items-center gap-x-2 text-meta text-muted">
                    {!hasMark(title) && !hasMark(text) && <span>{m.search.foundInTags()}</span>}
                    <TagList tags={tags} urlFor={blog ? tagUrl : addressOfWord} />
                  </div>
                )}
              </div>
            </article>
            {shown.picture}
          </li>
        );
      })}
    </ol>
  );
}

function hasMark(passage: ShownResult["text"]): boolean {
  return passage.some(({ found }) => found);
}

/** Only articles are listed by their tags. */
function addressOfWord(tag: string): string {
  return `/search?${new URLSearchParams({ q: tag })}`;
}

type Shown = { language?: string; to: string; label: string; picture?: ReactNode; meta?: ReactNode };
type Found = Pick<ShownResult, Kind>;

/** The path of a result, and the name of its kind. */
function ofKind(result: Found): Shown {
  const kind = kindNames.find((each) => result[each]) ?? "page";
  const document = result[kind];
  return {
    language: document && "language" in document ? document.language : undefined,
    to: document ? pathOf(kind, document) : "/",
    label: mainList(kind).name(),
  };
}

function ofBlog(blog: FoundBlog): Partial<Shown> {
  const section = sectionNames[blog.section].one();
  return {
    label: blog.subcategory ? `${section} / ${blog.subcategory}` : section,
    picture: <ResultCover picture={blog.cover} title={blog.title} />,
    meta: (
      <>
        {blog.event && blog.eventStatus && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted">
            <EventBadges status={blog.eventStatus} event={blog.event} />
            <EventDetails event={blog.event} />
          </p>
        )}
        <Byline blog={blog} />
      </>
    ),
  };
}

function ofCollection(collection: ShownCollection): Partial<Shown> {
  const { title, category, cover, itemCount, mediaType, date } = collection;
  return {
    label: m.search.photographyIn({ category: categoryLabels[category]() }),
    picture: <ResultCover picture={cover} title={title} />,
    meta: (
      <p className="text-meta text-muted">
        {mediaCounts[mediaType]({ count: itemCount })} <span aria-hidden>·</span> <Day instant={date} />
      </p>
    ),
  };
}

function ofPerson(person: PersonCard): Partial<Shown> {
  const { role, department, past, language } = person;
  return {
    label: past ? m.search.formerMember() : m.search.people(),
    picture: (
      <Portrait
        person={person}
        sizes="(min-width: 40rem) 11rem, 6.5rem"
        className={`aspect-square sm:aspect-[16/10] sm:w-full ${beside}`}
      />
    ),
    meta: (
      <p {...listedIn(language)} className="text-meta text-muted wrap-anywhere">
        {[role, department].filter(Boolean).join(" · ")}
      </p>
    ),
  };
}

const beside = "pointer-events-none rounded-base max-sm:absolute max-sm:top-7 max-sm:end-0 max-sm:w-22";

function ResultCover({ picture, title }: { picture: ShownPicture; title: string }) {
  return (
    <Cover
      picture={picture}
      title={title}
      sizes="(min-width: 40rem) 11rem, 6.5rem"
      decorative
      className={`aspect-square sm:aspect-[16/10] sm:w-full ${beside}`}
    />
  );
}
