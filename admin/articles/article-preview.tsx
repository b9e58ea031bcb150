import { useApi } from "#core/api.ts";
import { BlogHeader } from "#features/blogs/blog-header.tsx";
import { tagUrl } from "#features/blogs/urls.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { speakersIn } from "#features/bylines/roles.ts";
import { EventSections } from "#features/events/event-sections.tsx";
import { RecordDetails } from "#features/publications/record-details.tsx";
import { ReplacedBy } from "#features/publications/replaced-by.tsx";
import { ProjectLinks } from "#features/publishing/project-links.tsx";
import { Article } from "#features/rich-text/article.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { useObjectUrl } from "../document/use-object-url.ts";
import { type ArticleFields, emptyArticle, inputOf } from "./fields.ts";

type ArticlePreviewProps = {
  fields: ArticleFields;
  /** The saved document: its date is shown, and its authors unless the form has them. */
  document?: EditableBlog;
};

export default function ArticlePreview({ fields, document }: ArticlePreviewProps) {
  const { writing } = useApi();
  const { file, coverAlt, coverCaption } = fields;
  const cover = useObjectUrl(file);
  const load = () =>
    writing.preview({ ...inputOf({ ...fields, file: null }, emptyArticle), _id: document?._id });
  return (
    <PagePreview load={load}>
      {(page) => {
        const { name, avatar, author, authors } = (fields.authors === null && document) || page;
        const byline = { name, avatar, author, authors };
        const signed = { ...page, ...byline, date: document?.publishedAt ?? page.date };
        const local = { url: cover, srcset: "", alt: coverAlt, caption: coverCaption, generated: false };
        return (
          <article>
            {page.record && <ReplacedBy record={page.record} />}
            <BlogHeader
              blog={file ? { ...signed, cover: { ...page.cover, ...local } } : signed}
              isUndated={fields.eventDate === ""}
            />
            <div className="page pt-10 md:pt-14">
              <Article html={page.article} />
              <div className="mx-auto mt-12 max-w-[45rem] space-y-6">
                {page.event && page.details && (
                  <EventSections event={page.event} details={page.details} speakers={speakersIn(page.with)} />
                )}
                <ProjectLinks projects={page.projects} />
                <TagList tags={page.tags} urlFor={tagUrl} />
                {page.record && <RecordDetails record={page.record} />}
              </div>
            </div>
          </article>
        );
      }}
    </PagePreview>
  );
}
