import { MessageSquare, MessageSquareOff, Users } from "lucide-react";
import { EventWhen } from "#admin/registrations/event-when.tsx";
import { name, oneOf } from "#app/listing/parameters.ts";
import { deleteQuestions } from "#features/blogs/delete-questions.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { BlogCounts, ManagedBlog } from "#features/blogs/writing/contract.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { choicesOf } from "../fields/choices.ts";
import { Count } from "../list/count.tsx";
import { documentColumns, RowCover, TitleCell } from "../list/document-columns.tsx";
import { documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Action, type Column, defineList, type RowLink } from "../list/list.ts";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";

const sections = choicesOf(blogFields.section, "All types");
const times = [
  { value: "", text: "All events" },
  { value: "upcoming", text: "Upcoming" },
  { value: "past", text: "Past" },
];

const maxNames = 3; // authors in a row

const eventDateColumn: Column<ManagedBlog> = {
  name: "When",
  sort: "event",
  sortName: "event date",
  className: "max-lg:mt-1 lg:min-w-44",
  show: (row) => <EventWhen {...row} />,
};

const countColumns: Column<ManagedBlog>[] = [
  {
    name: "Comments",
    sort: "comments",
    right: true,
    className: "max-lg:mt-1 max-lg:mr-4 max-lg:inline-block",
    show: ({ commentCount, commentsClosedAt }) => (
      <>
        <Count count={commentCount} noun="comment" />
        {commentsClosedAt && <span className="ml-1.5 lg:ml-0 lg:block">closed</span>}
      </>
    ),
  },
  {
    name: "Likes",
    sort: "likes",
    right: true,
    className: "max-lg:mt-1 max-lg:inline-block",
    show: ({ likeCount }) => <Count count={likeCount} noun="like" />,
  },
];

const commentActions: Action<ManagedBlog>[] = [
  {
    text: "Close comments",
    icon: MessageSquareOff,
    slot: "comments",
    only: "row",
    offered: ({ commentsClosedAt }) => commentsClosedAt === null,
    each: (api, { _id }) => api.writing.comments({ id: _id, closed: true }),
    done: "takes no more comments",
  },
  {
    text: "Open comments",
    icon: MessageSquare,
    slot: "comments",
    only: "row",
    offered: ({ commentsClosedAt }) => commentsClosedAt !== null,
    each: (api, { _id }) => api.writing.comments({ id: _id, closed: false }),
    done: "takes comments again",
  },
];

const registrationsLink: RowLink<ManagedBlog> = {
  text: "Registrations",
  icon: Users,
  to: ({ _id, guests }) => (guests ? `/manage-registrations?event=${_id}` : undefined),
};

const changeAction: Action<ManagedBlog> = {
  text: "Change...",
  only: "bulk",
  dialog: BulkChangeDialog,
  done: "changed",
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
        actions: [...commentActions, changeAction],
        links: ofEvents ? [registrationsLink] : [],
        deleteQuestion({ section }) {
          const { title, question } = deleteQuestions[section];
          return { title, text: question };
        },
      }),
      search: "Title or author",
      filters: [
        ofEvents
          ? { name: "when", label: "Time", choices: () => times }
          : { name: "section", label: "Type", choices: () => sections },
        {
          name: "subcategory",
          label: "Subcategory",
          choices: (counts, { subcategory }) => [
            { value: "", text: "All subcategories" },
            ...subcategoriesIn(counts, subcategory).map((value) => ({ value, text: value })),
          ],
        },
        ...documentFilters,
      ],
      columns: [
        {
          name: list.name(),
          sort: "title",
          sortName: "title",
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
  return `${bylineText({ authors, with: contributors }, maxNames)}${isAuthor ? "" : ` · Created by ${editor.name}`}`;
}

/** Includes the chosen one, even if it has no articles. */
function subcategoriesIn(counts: BlogCounts | undefined, chosen = ""): string[] {
  return [...new Set([...(counts?.subcategories ?? []), chosen])].filter(Boolean);
}
