import { use } from "react";
import { api } from "#core/api.ts";
import { blogPath, pagePath } from "#features/addresses/paths.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogHeader } from "#features/blogs/blog-header.tsx";
import type { PublicBlogPage } from "#features/blogs/contract.ts";
import { Neighbours, RelatedBlogs } from "#features/blogs/related-blogs.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import { tagUrl } from "#features/blogs/urls.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { speakersIn } from "#features/bylines/roles.ts";
import { citationTags } from "#features/citations/citation.ts";
import { Citations, CiteButton } from "#features/citations/cite-this.tsx";
import { CommentForm } from "#features/comments/comment-form.tsx";
import { Comments } from "#features/comments/comments.tsx";
import { CommentsLink } from "#features/comments/comments-link.tsx";
import { useComments } from "#features/comments/use-comments.ts";
import { EventSections } from "#features/events/event-sections.tsx";
import { ExportLinks } from "#features/exports/export-links.tsx";
import { exportsOf } from "#features/exports/formats.ts";
import { LikeButton } from "#features/likes/like-button.tsx";
import { shownPicture } from "#features/media/shown-picture.ts";
import type { TopicCard } from "#features/pages/contract.ts";
import { topicNamed } from "#features/pages/topics.ts";
import { RecordDetails } from "#features/publications/record-details.tsx";
import { ReplacedBy } from "#features/publications/replaced-by.tsx";
import { ProjectLinks } from "#features/publishing/project-links.tsx";
import { RegisterLink, RegistrationSection } from "#features/registrations/registration-section.tsx";
import { Article } from "#features/rich-text/article.tsx";
import { Contents } from "#features/rich-text/contents.tsx";
import { m } from "#messages";
import { ShareButton } from "#ui/share-button.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { OwnLanguage } from "#ui/text-language.ts";
import { withItsFrames } from "../first-policy.ts";
import { blogData } from "../linked-data/blog.ts";
import { queries } from "../listing/queries.ts";
import { queryOf } from "../listing/search-params.ts";
import { readTopics } from "../listing/topic-link.tsx";
import { DocumentFailure, headOfDocument, readDocument } from "../page/document.tsx";
import { type Head, headOf } from "../page/head.ts";
import { useSite } from "../site/site.ts";
import type { Route } from "./+types/blog.ts";
import { PublicationLinks } from "./blog/publication-links.tsx";

async function read(args: Route.LoaderArgs) {
  const { context, request } = args;
  const { registrations } = context.get(api);
  const { before } = queryOf(request.url, queries.article);
  const blog = await readDocument(args, "blog", (calls, { id }) => calls.blogs.page({ id, before }));
  withItsFrames(blog.article, request);
  const all = await readTopics(context);
  const { section, subcategory } = blog;
  const about = topicNamed(all, section, subcategory);
  const topics = blog.tags.flatMap((tag) => topicNamed(all, "tag", tag) ?? []);
  const isAhead = blog.eventStatus === "upcoming" && blog.event?.state !== "cancelled";
  const offer = isAhead ? await registrations.offer({ id: blog._id }) : null;
  const related = blog.related.map((card) => ({ ...card, cover: shownPicture(card.cover) }));
  return { ...blog, related, offer, topics, subcategoryPath: about && pagePath(about) };
}

type Shown = Awaited<ReturnType<typeof read>>;

/** Hydration takes the article's HTML from the page, so the data leaves it out. */
export async function loader(args: Route.LoaderArgs): Promise<Omit<Shown, "article"> & { article?: string }> {
  return Object.defineProperty(await read(args), "article", { enumerable: false });
}

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfBlog, m.articles.notFound());

function headOfBlog(blog: Omit<PublicBlogPage, "article" | "related">): Head {
  const { title, excerpt, section, tags, cover } = blog;
  const { all, path } = sectionNames[section];
  const name = all();
  const list = { name, path };
  return {
    ...headOfDocument("blog", blog, { title, description: excerpt || title, alt: cover.alt, list }),
    type: "article",
    section,
    things: import.meta.env.SSR ? (site) => blogData(blog, site) : undefined,
    more: (site) => [
      { property: "article:published_time", content: blog.date },
      { property: "article:modified_time", content: blog.updatedAt },
      { name: "author", content: bylineText(blog) },
      ...blog.authors.flatMap(({ personId, path }) =>
        personId && path ? [{ property: "article:author", content: site.url + path }] : [],
      ),
      { property: "article:section", content: name },
      ...tags.map((tag) => ({ property: "article:tag", content: tag })),
      ...(section === "publications" ? citationTags(blog, site) : []),
      ...exportsOf(blog, site.pdf).map(({ href, type, name }) => ({
        tagName: "link",
        rel: "alternate",
        type,
        href,
        title: m.articles.inFormat({ title, format: name }),
      })),
    ],
  };
}

export default function Page({ loaderData: blog }: Route.ComponentProps) {
  const site = useSite();
  const comments = useComments(blog);
  return (
    // Remounts for another article: nothing stays of a broken cover or an open citation.
    <div key={blog._id} className="pb-16 md:pb-24">
      <article>
        {blog.record && <ReplacedBy record={blog.record} />}
        <BlogHeader
          blog={blog}
          subcategoryPath={blog.subcategoryPath}
          publicationLinks={<PublicationLinks blog={blog} withPdf={site.pdf} />}
          eventAction={blog.offer && blog.offer.state !== "closed" && <RegisterLink offer={blog.offer} />}
        />
        <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 pt-10 pb-14 print:pb-4 md:pt-14 min-[76rem]:grid-cols-[minmax(0,1fr)_45rem_minmax(0,1fr)]">
          <Contents contents={blog.contents} />
          <div className="min-[76rem]:col-start-2">
            <Article html={blog.article} language={blog.language} />
            <div className="mx-auto mt-12 max-w-[45rem] space-y-6">
              <OwnLanguage value={blog.language || use(OwnLanguage)}>
                {blog.event && blog.offer && (
                  <RegistrationSection
                    event={{ _id: blog._id, path: blogPath(blog), further: blog.event.further }}
                    offer={blog.offer}
                    timeZone={blog.event.timeZone}
                  />
                )}
                {blog.event && blog.details && (
                  <EventSections event={blog.event} details={blog.details} speakers={speakersIn(blog.with)} />
                )}
                {blog.record && <RecordDetails record={blog.record} />}
              </OwnLanguage>
              <ProjectLinks projects={blog.projects} />
              <TagList tags={blog.tags} urlFor={(tag) => urlOfTag(blog.topics, tag)} />
              <div className="no-print flex flex-wrap items-center gap-3">
                <LikeButton blog={blog} noun="post" />
                <CommentsLink count={comments.count} />
                <ShareButton />
                <BlogActions blog={blog} then="/" />
              </div>
              <div className="no-print flex flex-wrap items-center gap-x-6 border-t border-hairline pt-2 text-small">
                <ExportLinks blog={blog} withPdf={site.pdf} own={blog.record?.pdf} />
                {blog.record && <CiteButton />}
              </div>
              {blog.record && <Citations blog={blog} site={site} />}
            </div>
          </div>
        </div>
        <div className="page">
          <Comments {...comments} path={blogPath(blog)} closed={blog.commentsClosedAt !== null}>
            {blog.commentsClosedAt ? (
              <p className="mt-6 text-muted">{m.comments.closed()}</p>
            ) : (
              <CommentForm key={blog._id} blog={blog._id} add={comments.add} />
            )}
          </Comments>
        </div>
      </article>
      <div className="no-print page mt-16 space-y-14 md:mt-20">
        <Neighbours {...blog} />
        <RelatedBlogs related={blog.related} />
      </div>
    </div>
  );
}

function urlOfTag(topics: TopicCard[], tag: string): string {
  const page = topicNamed(topics, "tag", tag);
  return page ? pagePath(page) : tagUrl(tag);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DocumentFailure
      error={error}
      title={m.articles.missingTitle()}
      missing={m.articles.missing()}
      to="/"
      text={m.failure.goHome()}
    />
  );
}
