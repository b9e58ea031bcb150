import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Day } from "#ui/time-zone.tsx";
import type { ListedMember } from "../contract.ts";
import type { Change } from "./change.ts";

type MembersTableProps = {
  members: ListedMember[];
  /** The one who looks at it. */
  self: string;
  onAsk(member: ListedMember, change: Change): void;
};

const head = "caps py-3 pr-6 text-left align-bottom text-muted";
const cell = "block lg:table-cell lg:py-4 lg:pr-6 lg:align-middle";
const beside = "pl-13.5 lg:pl-0"; // on a card: under the name, beside the picture

/** Everybody who has an account. On a small screen each row is a card. */
export function MembersTable({ members, self, onAsk }: MembersTableProps) {
  return (
    <table className="block w-full border-t-2 border-ink lg:table">
      <thead className="sr-only lg:not-sr-only">
        <tr className="lg:border-b lg:border-hairline">
          <th scope="col" className={head}>
            Member
          </th>
          <th scope="col" className={head}>
            Role
          </th>
          <th scope="col" className={head}>
            Joined
          </th>
          <th scope="col" className={classes(head, "text-right!")}>
            Comments
          </th>
          <th scope="col" className={classes(head, "pr-0! text-right!")}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {members.map((member) => (
          <Row key={member._id} member={member} own={member._id === self} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { member: ListedMember; own: boolean; onAsk: MembersTableProps["onAsk"] };

function Row({ member, own, onAsk }: RowProps) {
  const disabled = member.disabledAt !== null;
  return (
    <tr className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-hairline py-5 lg:table-row lg:py-0">
      <th scope="row" className={classes(cell, "col-span-2 min-w-0 text-left font-normal lg:max-w-88")}>
        <span className="flex items-center gap-3.5">
          <Avatar
            key={member.avatar}
            name={member.name}
            src={member.avatar}
            className={classes("size-10", disabled && "opacity-60 grayscale")}
          />
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              {member.name}
              {own && <span className="font-normal text-muted"> (you)</span>}
            </span>
            <span className="block truncate text-meta text-muted">{member.email}</span>
          </span>
        </span>
      </th>
      <td className={classes(cell, beside, "col-span-2 mt-2.5 lg:whitespace-nowrap")}>
        <span className="flex flex-wrap gap-2">
          <Badge look={member.role === "admin" ? "ochre" : "outline"}>
            {member.role === "admin" ? "Admin" : "Member"}
          </Badge>
          {disabled && <Badge look="neutral">Disabled</Badge>}
          {!member.verifiedAt && <Badge look="neutral">Not verified</Badge>}
        </span>
      </td>
      <td className={classes(cell, beside, "mt-2.5 text-small text-muted lg:whitespace-nowrap")}>
        <span className="lg:hidden">Joined </span>
        <Day instant={member.date} />
      </td>
      <td className={classes(cell, "mt-2.5 text-small text-muted tabular-nums lg:text-right")}>
        <span aria-hidden className="mr-3 lg:hidden">
          ·
        </span>
        {member.commentCount}
        <span className="lg:hidden">{member.commentCount === 1 ? " comment" : " comments"}</span>
      </td>
      <td className={classes(cell, beside, "col-span-2 mt-3.5 lg:pr-0! lg:text-right lg:whitespace-nowrap")}>
        <Button
          look="outline"
          className="mr-2 px-3.5!"
          aria-label={`${member.role === "admin" ? "Make member" : "Make admin"}: ${member.name}`}
          onClick={() => onAsk(member, member.role === "admin" ? "demote" : "promote")}
        >
          {member.role === "admin" ? "Make member" : "Make admin"}
        </Button>
        <Button
          look="outline"
          className="px-3.5!"
          aria-label={`${disabled ? "Enable" : "Disable"}: ${member.name}`}
          onClick={() => onAsk(member, disabled ? "enable" : "disable")}
        >
          {disabled ? "Enable" : "Disable"}
        </Button>
      </td>
    </tr>
  );
}
