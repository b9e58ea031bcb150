import type { ListedMember } from "#features/members/contract.ts";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { useMember } from "../guard.tsx";

export function MemberCell({ member }: { member: ListedMember }) {
  const { _id, avatar, name, email, disabledAt } = member;
  const isSelf = useMember().member._id === _id;
  return (
    <span className="flex items-start gap-3.5 lg:items-center">
      <Avatar
        key={avatar}
        name={name}
        src={avatar}
        className={classes("size-10", disabledAt !== null && "opacity-60 grayscale")}
      />
      <span className="min-w-0 max-lg:pe-8">
        <span className="block font-semibold">
          <bdi>{name}</bdi>
          {isSelf && <span className="font-normal text-muted"> {m.adminMembers.you()}</span>}
        </span>
        <span className="block text-meta text-muted">{email}</span>
      </span>
    </span>
  );
}
