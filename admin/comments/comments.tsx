import { Suspense } from "react";
import { Link } from "react-router";
import { id, oneOf } from "#app/listing/parameters.ts";
import { plural } from "#core/plural.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { TakeDownDialog } from "#features/comments/lazy-take-down-dialog.ts";
import { Moment } from "#ui/time-zone.tsx";
import { type DialogProps, defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { CommentCell } from "./comment-cell.tsx";

const list = defineList(
  { user: id, state: oneOf("shown", "removed"), sort: oneOf("date", "article") },
  {
    read: (api, query) => api.comments.list(query),
  },
  {
    path: "/manage-comments",
    title: "Comments",
    description: "What readers have said, shown or taken down.",
    forbidden: "Only administrators can manage comments.",
    noun: "comment",
    label: ({ name }) => `comment by ${name}`,
    subject: ({ name }) => `The comment by ${name}`,
    search: "Text or writer",
    tabs: {
      label: "State",
      choices: [
        { text: "All comments", set: {} },
        { text: "Shown", set: { state: "shown" } },
        { text: "Taken down", set: { state: "removed" } },
      ],
    },
    hasAvatars: true,
    defaultSort: "date",
    columns: [
      { name: "Comment", show: (comment) => <CommentCell comment={comment} /> },
      {
        name: "Article",
        sort: "article",
        ascending: true,
        className: "max-lg:mt-2 lg:min-w-52",
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
        className: "max-lg:mt-1 whitespace-nowrap",
        show: ({ date }) => <Moment withoutZone instant={date} />,
      },
    ],
    actions: [
      {
        text: "Take down",
        slot: "state",
        primary: true,
        only: "row",
        offered: ({ removedAt }) => removedAt === null,
        dialog: TakeDown,
      },
      {
        text: "Put back",
        slot: "state",
        primary: true,
        only: "row",
        offered: ({ removedAt }) => removedAt !== null,
        each: (api, { _id }) => api.comments.putBack({ id: _id }),
        done: "is shown again",
      },
    ],
    empty: { title: "No comments yet", text: "Comments by readers appear here." },
  },
);

const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

export { clientLoader, ErrorBoundary, handle, meta };

export default function ManageComments() {
  const view = useList(list);
  const { user } = view.query;
  const writer = user && view.page.items[0]?.name;
  return (
    <ListPage view={view}>
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
  );
}

function TakeDown({ rows: [comment], onDone, onClose }: DialogProps<ManagedComment>) {
  if (!comment) return null;
  const { name } = comment;
  return (
    <Suspense>
      <TakeDownDialog
        comment={comment}
        all
        onDone={(count) =>
          onDone(
            count === undefined
              ? `The comment by ${name} is taken down.`
              : `${plural(count, "comment")} by ${name} taken down.`,
          )
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
