import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "#features/members/session.ts";
import { Account } from "./account.tsx";
import { adminLinks, barLinks, type PageLink } from "./links.ts";

/** The links of the bar as a panel on small screens. It is a `details` element: it opens without a script too. */
export function Menu() {
  const { details, setOpen } = useDisclosure();
  const { member } = useSession();

  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/menu ml-auto bar:hidden"
    >
      <summary className="-mr-2.5 flex min-h-11 list-none items-center gap-2 rounded-base px-2.5 text-small font-semibold hover:bg-sunken">
        Menu
        <MenuIcon aria-hidden className="size-5 group-open/menu:hidden" />
        <X aria-hidden className="hidden size-5 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-y border-hairline bg-ground pb-6 shadow-soft">
        <nav aria-label="Menu" className="page">
          <MenuLinks links={barLinks} />
          {member?.role === "admin" && (
            <>
              <p id="admin-options" className="caps mt-6 text-accent">
                Admin Options
              </p>
              <MenuLinks links={adminLinks} labelledBy="admin-options" />
            </>
          )}
        </nav>
        <div className="page pt-5">
          <Account />
        </div>
      </div>
    </details>
  );
}

function MenuLinks({ links, labelledBy }: { links: PageLink[]; labelledBy?: string }) {
  const { pathname } = useLocation();
  return (
    <ul aria-labelledby={labelledBy} className="sm:grid sm:grid-cols-2 sm:gap-x-8">
      {links.map(({ to, text }) => (
        <li key={to} className="border-b border-hairline">
          <Link
            to={to}
            aria-current={pathname === to ? "page" : undefined}
            className="heading flex min-h-12 items-center text-h4 hover:text-brand aria-[current]:text-accent"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An open panel closes on a selection, on a press outside, when the focus leaves it, and on Escape, which gives the focus back. */
function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // It may have been opened before React was there to hear of it.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  useEffect(() => {
    if (!open) return;
    const { current: panel } = details;
    const leave = ({ target }: Event) => {
      if (panel && target instanceof Node && !panel.contains(target)) panel.open = false;
    };
    const select = ({ target }: Event) => {
      if (panel && target instanceof Element && target.closest("a, button")) panel.open = false;
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !panel) return;
      panel.open = false;
      panel.querySelector("summary")?.focus();
    };
    panel?.addEventListener("click", select);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", leaveByKey);
    return () => {
      panel?.removeEventListener("click", select);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", leaveByKey);
    };
  }, [open]);

  return { details, setOpen };
}
