import { useEffect } from "react";
import { Link } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import { session } from "#features/members/session.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { useMember } from "../guard.tsx";
import { Count } from "../list/count.tsx";
import { defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { memberActions } from "./member-actions.ts";
import { MemberCell } from "./member-cell.tsx";

const list = defineList(
  {
    role: oneOf("admin", "member"),
    state: oneOf("disabled", "unverified"),
    sort: oneOf("joined", "name", "comments"),
  },
  {
    read: (api, query) => api.members.members(query),
  },
  {
    path: "/manage-members",
    title: m.adminMembers.title,
    description: m.adminMembers.description,
    forbidden: m.adminMembers.forbidden,
    lead: { count: m.adminMembers.count, countOf: m.adminMembers.countOf },
    noneFound: m.adminMembers.noneFound,
    noMatch: m.adminMembers.noMatch,
    loadFailed: m.adminMembers.loadFailed,
    label: ({ name }) => name,
    search: m.adminMembers.search,
    tabs: {
      label: m.adminMembers.roleFilter,
      choices: [
        { text: m.adminMembers.everybody, set: {} },
        { text: m.adminMembers.admins, set: { role: "admin" } },
        { text: m.adminMembers.members, set: { role: "member" } },
        { text: m.adminMembers.unverified, set: { state: "unverified" } },
        { text: m.adminMembers.disabled, set: { state: "disabled" } },
      ],
    },
    hasAvatars: true,
    defaultSort: "joined",
    columns: [
      {
        name: m.adminMembers.member,
        sort: { by: "name", text: m.adminList.sortName },
        ascending: true,
        show: (member) => <MemberCell member={member} />,
      },
      {
        name: m.adminMembers.role,
        className: "max-lg:mt-2",
        show: ({ role, disabledAt, verifiedAt }) => (
          <span className="flex items-center gap-2 whitespace-nowrap">
            {role === "admin" ? (
              <Badge variant="ochre">{m.adminMembers.admin()}</Badge>
            ) : (
              <span>{m.adminMembers.isMember()}</span>
            )}
            {disabledAt !== null && <Badge variant="neutral">{m.adminMembers.disabled()}</Badge>}
            {!verifiedAt && <Badge variant="outline">{m.adminMembers.unverified()}</Badge>}
          </span>
        ),
      },
      {
        name: m.adminMembers.joined,
        sort: { by: "joined", text: m.adminMembers.sortJoined },
        className: "max-lg:mt-2 max-lg:me-4 max-lg:inline-block whitespace-nowrap",
        show: ({ date }) =>
          rich(
            m.adminMembers.joinedOn({
              word: (text) => <span className="lg:hidden">{text}</span>,
              date: <ShortDay instant={date} />,
            }),
          ),
      },
      {
        name: m.adminMembers.comments,
        sort: { by: "comments", text: m.adminMembers.sortComments },
        atEnd: true,
        className: "max-lg:mt-2 max-lg:inline-block max-lg:ps-0!",
        show: ({ _id, name, commentCount }) =>
          commentCount === 0 ? (
            <Count count={0} text={m.adminArticles.commentCount} />
          ) : (
            <Link
              to={`/manage-comments?user=${_id}`}
              title={m.adminMembers.commentsBy({ name })}
              className="inline-block min-w-6 py-0.5 text-brand underline underline-offset-4 hover:text-ink"
            >
              <Count count={commentCount} text={m.adminArticles.commentCount} />
            </Link>
          ),
      },
    ],
    actions: memberActions,
    empty: { title: m.adminMembers.none, text: m.adminMembers.noneHint },
  },
);

export const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

export default function ManageMembers() {
  const view = useList(list);
  const { member } = useMember();
  const self = view.page.items.find(({ _id }) => _id === member._id);

  // The actor's own account has changed.
  useEffect(() => {
    if (self && (self.role !== member.role || self.disabledAt)) void session.check();
  }, [self, member.role]);

  return <ListPage view={view} />;
}
