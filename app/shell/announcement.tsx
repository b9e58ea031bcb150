import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { ownText } from "#ui/text-language.ts";
import type { Site } from "../site/site.ts";

/** Stands above the navigation bar and scrolls away with the page. */
export function Announcement({ announcement }: Pick<Site, "announcement">) {
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside
      aria-label={m.shell.announcement()}
      className="no-print on-deep bg-deep text-small font-medium text-on-deep"
    >
      <p {...ownText("announcement")} className="page py-3 text-center text-balance">
        {link ? (
          <Link
            to={link}
            className="underline decoration-ochre-light underline-offset-4 hover:text-ochre-light"
          >
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
