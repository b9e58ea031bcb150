import { Pencil } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useMatches } from "react-router";
import { editPath, everyList, kindNames, lists, mainList } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { ExampleBanner } from "./example-banner.tsx";
import { administration, type PageLink } from "./links.ts";

const additions = (): PageLink[] =>
  everyList.map(({ create: to, noun }) => ({ to, text: m.adminShell.create({ kind: noun }) }));

const row =
  "flex min-h-11 items-center px-5 py-2 text-small font-medium -outline-offset-3 hover:bg-sunken hover:text-brand";

/**
 * The last thing on public pages, for administrators, in the corner of the window. The space below the footer keeps
 * the button off the links of the footer.
 */
export default function AdminMenu(): ReactNode {
  const matches = useMatches();
  const menu = useRef<HTMLElement>(null);
  const isAway = useAwayWhileReading();
  const page = matches.at(-1);
  const edit = page && editLink(page.id, (page.loaderData ?? null) as Shown | null);
  const close = () => menu.current?.hidePopover();

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <>
      <section
        data-admin-menu
        aria-label={m.adminShell.forAdministrators()}
        onBlur={closeOutside}
        className="no-print h-[calc(6rem+env(safe-area-inset-bottom))] shrink-0 sm:h-[calc(4.5rem+env(safe-area-inset-bottom))] bg-deep"
      >
        <button
          type="button"
          popoverTarget="admin-menu"
          aria-label={m.adminShell.editAndCreate()}
          title={m.adminShell.editAndCreate()}
          className={classes(
            "fixed end-[max(1rem,env(safe-area-inset-right))] bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 flex size-12 items-center justify-center rounded-full border border-hairline bg-surface text-brand shadow-soft transition-transform hover:bg-sunken focus-visible:translate-y-0 has-[+:popover-open]:translate-y-0 motion-reduce:transition-none",
            isAway && "translate-y-20",
          )}
        >
          <Pencil aria-hidden className="size-5" />
        </button>
        <nav
          ref={menu}
          popover="auto"
          id="admin-menu"
          aria-label={m.adminShell.editAndCreate()}
          className="fixed inset-auto end-[max(1rem,env(safe-area-inset-right))] bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+3.5rem)] m-0 max-h-[calc(100dvh-6rem)] w-60 overflow-y-auto rounded-base border border-hairline bg-surface py-2 text-ink shadow-soft"
        >
          {[edit ? [edit] : [], additions(), [administration()]].map(
            (links) =>
              links.length > 0 && (
                <ul
                  key={links[0]?.text}
                  className="border-hairline not-first:mt-2 not-first:border-t not-first:pt-2"
                >
                  {links.map(({ to, text }) => (
                    <li key={to}>
                      <Link to={to} onClick={close} className={row}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
          )}
        </nav>
      </section>
      <ExampleBanner
        className={classes(
          "transition-transform motion-reduce:transition-none",
          isAway && "translate-y-20 focus-within:translate-y-0",
        )}
      />
    </>
  );
}

/** True after scrolling down, but at the end, where the button has space of its own. */
function useAwayWhileReading(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = scrollY;
    function follow(): void {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (!isAtEnd && Math.abs(scrollY - last) < 4) return; // a page that is laid out again scrolls by a little
      setAway(scrollY > last && !isAtEnd);
      last = scrollY;
    }
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return isAway;
}

type Id = { _id: string };
type Shown = Partial<Id> & { event?: unknown; page?: Id; shown?: Id; person?: Id };

/** The link that edits what the page shows, by the id of its route. */
function editLink(route: string, shown: Shown | null): PageLink | undefined {
  const { person, _id = person?._id, event, page = shown?.shown } = shown ?? {};
  if (route === "pages/home") return { to: "/manage-home", text: m.adminShell.editHome() };
  if (page) return { to: editPath("page", page._id), text: m.adminShell.editPage() };
  const kind = route === "pages/contact" ? "page" : kindNames.find((name) => route === `pages/${name}`);
  if (!kind || !_id) return undefined;
  const { noun } = event ? lists.event : mainList(kind);
  return { to: editPath(kind, _id), text: m.adminShell.edit({ kind: noun }) };
}
