import { Link } from "react-router";
import type { ListedMember } from "#features/members/contract.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { compactLook } from "../list/classes.ts";
import type { Column } from "../list/table.tsx";
import type { Change } from "./change.ts";

export type MemberRow = ListedMember & { title: string; isSelf: boolean };

export const memberColumns: Column<MemberRow>[] = [
  {
    name: "Member",
    className: "lg:w-full",
    show: ({ avatar, name, email, isSelf, disabledAt }) => (
      <span className="flex items-center gap-3.5">
        <Avatar
          key={avatar}
          name={name}
          src={avatar}
          className={classes("size-10", disabledAt !== null && "opacity-60 grayscale")}
        />
        <span className="min-w-0">
          <span className="block font-semibold">
            <bdi>{name}</bdi>
            {isSelf && <span className="font-normal text-muted"> (you)</span>}
          </span>
          <span className="block text-meta text-muted">{email}</span>
        </span>
      </span>
    ),
  },
  {
    name: "Role",
    className: "max-lg:mt-2 max-lg:pl-13.5",
    show: ({ role, disabledAt, verifiedAt }) => (
      <span className="flex flex-wrap gap-2 whitespace-nowrap">
        <Badge look={role === "admin" ? "ochre" : "outline"}>{role === "admin" ? "Admin" : "Member"}</Badge>
        {disabledAt !== null && <Badge look="neutral">Disabled</Badge>}
        {!verifiedAt && <Badge look="neutral">Not verified</Badge>}
      </span>
    ),
  },
  {
    name: "Joined",
    className: "max-lg:mt-2 max-lg:mr-4 max-lg:inline-block max-lg:pl-13.5 whitespace-nowrap",
    show: ({ date }) => (
      <>
        <span className="lg:hidden">Joined </span>
        <ShortDay instant={date} />
      </>
    ),
  },
  {
    name: "Comments",
    right: true,
    className: "max-lg:mt-2 max-lg:inline-block",
    show: ({ _id, name, commentCount }) => <Comments {...{ _id, name, commentCount }} />,
  },
];

function Comments({ _id, name, commentCount }: Pick<MemberRow, "_id" | "name" | "commentCount">) {
  const noun = commentCount === 1 ? "comment" : "comments";
  const count = (
    <>
      {commentCount.toLocaleString("en-US")}
      <span className="lg:sr-only"> {noun}</span>
    </>
  );
  if (commentCount === 0) return count;
  return (
    <Link
      to={`/manage-comments?user=${_id}`}
      title={`Comments by ${name}`}
      className="text-brand underline underline-offset-4 hover:text-ink"
    >
      {count}
    </Link>
  );
}

type MemberActionsProps = { member: MemberRow; onAsk(member: ListedMember, change: Change): void };

/** What an administrator can change about an account. */
export function MemberActions({ member, onAsk }: MemberActionsProps) {
  const { name, role, disabledAt } = member;
  const promotes = role !== "admin";
  const disables = disabledAt === null;
  return (
    <span className="flex flex-wrap gap-2 max-lg:pl-13.5 lg:flex-nowrap lg:justify-end">
      <Button
        look="outline"
        className={classes("px-3! whitespace-nowrap", compactLook)}
        aria-label={`${promotes ? "Make admin" : "Make member"}: ${name}`}
        onClick={() => onAsk(member, promotes ? "promote" : "demote")}
      >
        {promotes ? "Make admin" : "Make member"}
      </Button>
      <Button
        look="outline"
        className={classes("min-w-20 px-3!", compactLook)}
        aria-label={`${disables ? "Disable" : "Enable"}: ${name}`}
        onClick={() => onAsk(member, disables ? "disable" : "enable")}
      >
        {disables ? "Disable" : "Enable"}
      </Button>
    </span>
  );
}
