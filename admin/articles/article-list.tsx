import { MessageSquare, MessageSquareOff, Users } from "lucide-react";
import { EventWhen } from "#admin/registrations/event-when.tsx";
import { name, oneOf } from "#app/listing/parameters.ts";
import { deleteQuestions } from "#features/blogs/delete-questions.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { BlogCounts, ManagedBlog } from "#features/blogs/writing/contract.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { choicesOf } from "../fields/choices.ts";
import { Count } from "../list/count.tsx";
import { documentColumns, RowCover, TitleCell } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Action, type Column, defineList, type RowLink } from "../list/list.ts";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";

const times = () => [
  { value: "", text: m.adminEventList.allTimes() },
  { value: "upcoming", text: m.adminEventList.upcoming() },
  { value: "past", text: m.adminEventList.past() },
];

const maxNames = 3; // authors in a row

const eventDateColumn: Column<ManagedBlog> = {
  name: m.adminEventList.when,
  sort: { by: "event", text: m.adminEventList.sortDate },
  className: "max-lg:mt-1 lg:min-w-44",
  show: (row) => <EventWhen {...row} />,
};

const countColumns: Column<ManagedBlog>[] = [
  {
    name: m.adminArticleList.comments,
    sort: { by: "comments", text: m.adminArticleList.sortComments },
    atEnd: true,
    className: "max-lg:mt-1 max-lg:me-4 max-lg:inline-block",
    show: ({ commentCount, commentsClosedAt }) => (
      <>
        <Count count={commentCount} text={m.adminArticles.commentCount} />
        {commentsClosedAt && (
          <span className="ms-1.5 lg:ms-0 lg:block">{m.adminArticleList.commentsClosed()}</span>
        )}
      </>
    ),
  },
  {
    name: m.adminArticleList.likes,
    sort: { by: "likes", text: m.adminArticleList.sortLikes },
    atEnd: true,
    className: "max-lg:mt-1 max-lg:inline-block",
    show: ({ likeCount }) => <Count count={likeCount} text={m.adminArticles.likeCount} />,
  },
];

const commentActions: Action<ManagedBlog>[] = [
  {
    text: m.adminArticleList.closeComments,
    icon: MessageSquareOff,
    slot: "comments",
    only: "row",
    offered: ({ commentsClosedAt }) => commentsClosedAt === null,
    each: (api, { _id }) => api.writing.comments({ id: _id, closed: true }),
    done: m.adminArticleList.commentsAreClosed,
  },
  {
    text: m.adminArticleList.openComments,
    icon: MessageSquare,
    slot: "comments",
    only: "row",
    offered: ({ commentsClosedAt }) => commentsClosedAt !== null,
    each: (api, { _id }) => api.writing.comments({ id: _id, closed: false }),
    done: m.adminArticleList.commentsAreOpen,
  },
];

const registrationsLink: RowLink<ManagedBlog> = {
  text: m.adminEventList.registrations,
  icon: Users,
  to: ({ _id, guests }) => (guests ? `/manage-registrations?event=${_id}` : undefined),
};

const changeAction: Action<ManagedBlog> = {
  text: m.adminArticleList.change,
  only: "bulk",
  dialog: BulkChangeDialog,
};

/** The list of all articles, or of events, which have a date and no type. */
export function articleList(ofEvents: boolean) {
  const list = ofEvents ? lists.event : lists.article;
  const fixed = ofEvents ? { section: "events" as const } : {};
  return defineList(
    {
      section: oneOf("programmes", "publications", "events"),
      subcategory: name,
      ...documentParams,
      when: oneOf("upcoming", "past"),
      sort: oneOf("changed", "date", "title", "event", "likes", "comments"),
    },
    {
      read: (api, { when: eventStatus, ...query }) => api.writing.manage({ ...query, ...fixed, eventStatus }),
      counts: (api) => api.writing.counts(fixed),
    },
    {
      ...documentView<ManagedBlog>(list, {
        actions: [
          ...commentActions,
          { ...changeAction, done: ofEvents ? m.adminEventList.changed : m.adminArticleList.changed },
        ],
        links: ofEvents ? [registrationsLink] : [],
        deleteQuestion({ section }) {
          const { title, question } = deleteQuestions[section];
          return { title, text: question };
        },
      }),
      search: m.adminArticleList.search,
      filters: [
        ofEvents
          ? { name: "when", label: m.adminEventList.timeFilter, choices: times }
          : {
              name: "section",
              label: m.adminArticleList.typeFilter,
              choices: () => choicesOf(blogFields.section, m.adminArticleList.allTypes()),
            },
        {
          name: "subcategory",
          label: m.adminArticleList.subcategoryFilter,
          choices: (counts, { subcategory }) => [
            { value: "", text: m.adminArticleList.allSubcategories() },
            ...subcategoriesIn(counts, subcategory).map((value) => ({ value, text: value })),
          ],
        },
        ...documentFilters,
      ],
      columns: [
        {
          name: list.name,
          sort: { by: "title", text: m.adminList.sortTitle },
          ascending: true,
          show: ({ _id, title, section, subcategory, cover, event, ...blog }) => (
            <TitleCell
              to={editPath("blog", _id)}
              title={title}
              picture={
                ofEvents && event ? (
                  <CalendarLeaf small instant={event.begins} past={blog.eventStatus === "past"} />
                ) : (
                  <RowCover picture={cover} title={title} />
                )
              }
              note={[!ofEvents && sectionNames[section].one(), subcategory, creditsOf(blog)]
                .filter(Boolean)
                .join(" · ")}
            />
          ),
        },
        ...(ofEvents ? [eventDateColumn] : []),
        ...documentColumns,
        ...countColumns,
      ],
    },
  );
}

/** The byline, and the account that created the article if it is not among the authors. */
function creditsOf({
  authors,
  with: contributors,
  editor,
}: Pick<ManagedBlog, "authors" | "with" | "editor">) {
  const isAuthor = authors.some(({ _id }) => _id === editor._id);
  const byline = bylineText({ authors, with: contributors }, maxNames);
  return isAuthor ? byline : `${byline} · ${m.adminArticleList.createdBy({ name: editor.name })}`;
}

/** Includes the chosen one, even if it has no articles. */
function subcategoriesIn(counts: BlogCounts | undefined, chosen = ""): string[] {
  return [...new Set([...(counts?.subcategories ?? []), chosen])].filter(Boolean);
}
