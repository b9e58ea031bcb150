import { useEffect } from "react";
import { Link } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import { session } from "#features/members/session.ts";
import { Badge } from "#ui/badge.tsx";
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
    title: "Members",
    description: "Everybody who has an account.",
    forbidden: "Only administrators can manage members.",
    noun: "member",
    label: ({ name }) => name,
    subject: ({ name }) => name,
    search: "Name or email",
    tabs: {
      label: "Role",
      choices: [
        { text: "Everybody", set: {} },
        { text: "Admins", set: { role: "admin" } },
        { text: "Members", set: { role: "member" } },
        { text: "Not verified", set: { state: "unverified" } },
        { text: "Disabled", set: { state: "disabled" } },
      ],
    },
    hasAvatars: true,
    defaultSort: "joined",
    columns: [
      {
        name: "Member",
        sort: "name",
        sortName: "name",
        ascending: true,
        show: (member) => <MemberCell member={member} />,
      },
      {
        name: "Role",
        className: "max-lg:mt-2",
        show: ({ role, disabledAt, verifiedAt }) => (
          <span className="flex items-center gap-2 whitespace-nowrap">
            {role === "admin" ? <Badge variant="ochre">Admin</Badge> : <span>Member</span>}
            {disabledAt !== null && <Badge variant="neutral">Disabled</Badge>}
            {!verifiedAt && <Badge variant="outline">Not verified</Badge>}
          </span>
        ),
      },
      {
        name: "Joined",
        sort: "joined",
        className: "max-lg:mt-2 max-lg:mr-4 max-lg:inline-block whitespace-nowrap",
        show: ({ date }) => (
          <>
            <span className="lg:hidden">Joined </span>
            <ShortDay instant={date} />
          </>
        ),
      },
      {
        name: "Comments",
        sort: "comments",
        right: true,
        className: "max-lg:mt-2 max-lg:inline-block max-lg:pl-0!",
        show: ({ _id, name, commentCount }) =>
          commentCount === 0 ? (
            <Count count={0} noun="comment" />
          ) : (
            <Link
              to={`/manage-comments?user=${_id}`}
              title={`Comments by ${name}`}
              className="inline-block min-w-6 py-0.5 text-brand underline underline-offset-4 hover:text-ink"
            >
              <Count count={commentCount} noun="comment" />
            </Link>
          ),
      },
    ],
    actions: memberActions,
    empty: { title: "No members yet", text: "People who sign up appear here." },
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
