import { Link } from "react-router";
import { id, oneOf } from "#app/listing/parameters.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
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
    title: m.adminComments.title,
    description: m.adminComments.description,
    forbidden: m.adminComments.forbidden,
    lead: { count: m.adminComments.count, countOf: m.adminComments.countOf },
    noneFound: m.adminComments.noneFound,
    noMatch: m.adminComments.noMatch,
    loadFailed: m.adminComments.loadFailed,
    failed: m.adminComments.failed,
    label: ({ name }) => m.adminComments.label({ name }),
    nameOf: ({ name }) => name,
    search: m.adminComments.search,
    tabs: {
      label: m.adminComments.stateFilter,
      choices: [
        {
          text: m.adminComments.waiting,
          set: { state: "waiting" },
          empty: {
            title: m.adminComments.noneWaiting,
            text: m.adminComments.noneWaitingHint,
          },
        },
        { text: m.adminComments.all, set: {} },
        { text: m.adminComments.shown, set: { state: "shown" } },
        { text: m.adminComments.takenDown, set: { state: "removed" } },
      ],
    },
    isAlignedAtTop: true,
    defaultSort: "date",
    columns: [
      {
        name: m.adminComments.comment,
        className: "max-lg:pe-0!",
        show: (comment) => <CommentCell comment={comment} />,
      },
      {
        name: m.adminComments.article,
        sort: { by: "article", text: m.adminComments.sortArticle },
        ascending: true,
        className: "max-lg:mt-2 lg:min-w-52 lg:py-3.5",
        show: ({ blog }) =>
          rich(
            m.adminComments.onArticle({
              word: (text) => <span className="lg:hidden">{text}</span>,
              article: (
                <Link
                  dir="auto"
                  to={`${blogPath(blog)}#comments`}
                  className="text-brand underline underline-offset-4 hover:text-ink"
                >
                  {blog.title}
                </Link>
              ),
            }),
          ),
      },
      {
        name: m.adminComments.date,
        sort: { by: "date", text: m.adminComments.sortDate },
        className: "max-lg:mt-1 whitespace-nowrap lg:py-3.5",
        show: ({ date }) => <Moment withoutZone instant={date} />,
      },
    ],
    actions: commentActions,
    empty: { title: m.adminComments.none, text: m.adminComments.noneHint },
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
            {rich(
              m.adminComments.ofWriter({
                name: <strong className="font-semibold">{writer}</strong>,
                link: (text) => (
                  <Link
                    to={view.urlWith({ user: undefined })}
                    className="text-brand underline underline-offset-4 hover:text-ink"
                  >
                    {text}
                  </Link>
                ),
              }),
            )}
          </p>
        )}
      </ListPage>
    </ListContext>
  );
}

const keys = {
  "J K": m.adminComments.keySteps,
  A: m.adminComments.keyAccept,
  R: m.adminComments.keyReply,
  T: m.adminComments.keyTakeDown,
};

function Keys() {
  return (
    <p className="flex flex-wrap gap-x-4 text-meta text-muted max-lg:hidden pointer-coarse:hidden">
      <span>{m.adminComments.keys()}</span>
      {Object.entries(keys).map(([key, text]) => (
        <span key={key}>
          <kbd className="rounded-base border border-hairline bg-surface px-1.5 py-0.5 font-sans text-[0.75rem] font-semibold text-ink">
            {key}
          </kbd>{" "}
          {text()}
        </span>
      ))}
    </p>
  );
}
