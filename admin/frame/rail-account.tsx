import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { logOut } from "#app/shell/account.tsx";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";

const look = "min-h-9 rounded-base -outline-offset-2 hover:bg-hairline/60 in-[dialog]:min-h-11";

export function RailAccount() {
  const { member } = useSession();
  if (!member) return null;
  return (
    <div className="mt-px flex items-center gap-1 rail-icons:flex-col">
      <Link
        to="/profile"
        title={m.adminFrame.yourProfile()}
        className={`flex min-w-0 grow items-center gap-2 px-1.5 ${look}`}
      >
        <Avatar key={member.avatar} name={member.name} src={member.avatar} className="size-6 text-meta" />
        <span dir="auto" className="truncate text-small font-semibold rail-icons:sr-only">
          {member.name}
        </span>
      </Link>
      <button
        type="button"
        title={m.adminFrame.logout()}
        onClick={logOut}
        className={`inline-flex shrink-0 items-center gap-1.5 px-2 text-small text-muted hover:text-ink ${look}`}
      >
        <LogOut aria-hidden className="size-4 shrink-0 hidden rail-icons:block" />
        <span className="rail-icons:sr-only">{m.adminFrame.logout()}</span>
      </button>
    </div>
  );
}
