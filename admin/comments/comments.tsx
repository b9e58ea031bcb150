import { Link } from "react-router";
import { id, oneOf } from "#app/listing/parameters.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { Moment } from "#ui/time-zone.tsx";
import { defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { commentActions } from "./comment-actions.tsx";
import { CommentCell } from "./comment-cell.tsx";
import { ListContext } from "./list-context.ts";
import { useRowKeys } from "./use-row-keys.ts";

const list = defineList(
  { user: id, state: oneOf("waiting", "shown", "removed"), sort: oneOf("date", "article") },
  {
    read: (api, query) => api.comments.list(query),
  },
  {
    path: "/manage-comments",
    title: "Comments",
    description: "What readers have said, and what waits for your approval.",
    forbidden: "Only administrators can manage comments.",
    noun: "comment",
    label: ({ name }) => `comment by ${name}`,
    subject: ({ name }) => `Comment by ${name}`,
    search: "Text or writer",
    tabs: {
      label: "State",
      choices: [
        {
          text: "Waiting",
          set: { state: "waiting" },
          empty: {
            title: "Nothing waits for you",
            text: "Comments that need your approval appear here. The settings say which ones do, under Accounts.",
          },
        },
        { text: "All comments", set: {} },
        { text: "Shown", set: { state: "shown" } },
        { text: "Taken down", set: { state: "removed" } },
      ],
    },
    isAlignedAtTop: true,
    defaultSort: "date",
    columns: [
      { name: "Comment", className: "max-lg:pr-0!", show: (comment) => <CommentCell comment={comment} /> },
      {
        name: "Article",
        sort: "article",
        ascending: true,
        className: "max-lg:mt-2 lg:min-w-52 lg:py-3.5",
        show: ({ blog }) => (
          <>
            <span className="lg:hidden">on </span>
            <Link
              dir="auto"
              to={`${blogPath(blog)}#comments`}
              className="text-brand underline underline-offset-4 hover:text-ink"
            >
              {blog.title}
            </Link>
          </>
        ),
      },
      {
        name: "Written",
        sort: "date",
        className: "max-lg:mt-1 whitespace-nowrap lg:py-3.5",
        show: ({ date }) => <Moment withoutZone instant={date} />,
      },
    ],
    actions: commentActions,
    empty: { title: "No comments yet", text: "Comments by readers appear here." },
  },
);

export const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

export default function ManageComments() {
  const view = useList(list);
  useRowKeys(view);
  const { user } = view.query;
  const writer = user && view.page.items[0]?.name;
  return (
    <ListContext value={{ ...view, run: (action, comment) => view.actions.run(action, [comment]) }}>
      <ListPage view={view} aside={view.page.total > 0 && <Keys />}>
        {writer && (
          <p className="page mb-4 text-small">
            Comments by <strong className="font-semibold">{writer}</strong>.{" "}
            <Link
              to={view.urlWith({ user: undefined })}
              className="text-brand underline underline-offset-4 hover:text-ink"
            >
              Show everybody's
            </Link>
          </p>
        )}
      </ListPage>
    </ListContext>
  );
}

const keys = { "J K": "next, previous", A: "accept", R: "reply", T: "take down" };

function Keys() {
  return (
    <p className="flex flex-wrap gap-x-4 text-meta text-muted max-lg:hidden pointer-coarse:hidden">
      <span>Keys in a comment:</span>
      {Object.entries(keys).map(([key, text]) => (
        <span key={key}>
          <kbd className="rounded-base border border-hairline bg-surface px-1.5 py-0.5 font-sans text-[0.75rem] font-semibold text-ink">
            {key}
          </kbd>{" "}
          {text}
        </span>
      ))}
    </p>
  );
}
