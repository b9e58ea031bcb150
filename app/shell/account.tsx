import { LayoutDashboard } from "lucide-react";
import { Link } from "react-router";
import { session, useSession } from "#features/members/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { administration } from "./links.ts";

function logOut(): void {
  focusMain(); // the button goes
  void session.leave();
}

/** For the bar on large screens; the menu on small ones has its own link. */
function Administration() {
  return (
    <Link
      to={administration.to}
      aria-label={administration.text}
      title={administration.text}
      className="hidden size-11 shrink-0 items-center justify-center rounded-base hover:bg-sunken hover:text-brand bar:inline-flex"
    >
      <LayoutDashboard aria-hidden className="size-5" />
    </Link>
  );
}

export function Account() {
  const { state, member } = useSession();
  if (state === "member" || state === "unreachable") {
    return (
      <div className="flex min-w-0 items-center gap-1">
        {member?.role === "admin" && <Administration />}
        <Link to="/profile" className="group flex min-h-11 min-w-0 items-center gap-2">
          <Avatar key={member?.avatar} name={member?.name ?? ""} src={member?.avatar ?? null} />
          <span dir="auto" className="truncate text-small font-semibold group-hover:underline">
            {member?.name || "Profile"}
          </span>
        </Link>
        <Button look="quiet" className="shrink-0 px-3!" onClick={logOut}>
          Logout
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="for-visitors">
        <LinkButton to="/login" className="px-5">
          Log in
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
