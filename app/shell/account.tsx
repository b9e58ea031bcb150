import { session, useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export function logOut(): void {
  focusMain(); // the button goes
  void session.leave();
}

export function Account() {
  const { state, member } = useSession();
  if (state === "member" || state === "unreachable") {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <Link to="/profile" className="group flex min-h-11 min-w-0 items-center gap-2">
          <Avatar key={member?.avatar} name={member?.name ?? ""} src={member?.avatar ?? null} />
          <span dir="auto" className="truncate text-small font-semibold group-hover:underline">
            {member?.name || m.shell.profile()}
          </span>
        </Link>
        <Button variant="quiet" className="shrink-0 px-3!" onClick={logOut}>
          {m.shell.logOut()}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="for-visitors">
        <LinkButton to="/login" className="px-5">
          {m.common.logIn()}
        </LinkButton>
      </div>
      {state !== "visitor" && (
        <div className="for-members h-11 items-center gap-2">
          <Skeleton className="size-8 rounded-full!" />
          <Skeleton className="h-4 w-20" />
        </div>
      )}
    </>
  );
}
