import { ArrowRight, Plus } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { manageLinks } from "./links.ts";

export function AdminLinks() {
  return (
    <section aria-labelledby="desk-links" className="border-t-2 border-ink pt-5 pb-12 md:pb-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 id="desk-links" className="heading text-h3">
          <Link to="/admin" className="underline-offset-4 hover:underline">
            Administration
          </Link>
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/create-blog">
            <Plus aria-hidden className="size-4.5" />
            Create Article
          </LinkButton>
          <LinkButton to="/create-photography" look="outline">
            <Plus aria-hidden className="size-4.5" />
            Create Photography
          </LinkButton>
        </div>
      </div>
      <ul className="mt-5 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {manageLinks.map(({ to, text }) => (
          <li key={to} className="border-b border-hairline">
            <Link
              to={to}
              className="group/desk flex min-h-12 items-center justify-between gap-3 font-semibold hover:text-brand"
            >
              {`Manage ${text}`}
              <ArrowRight
                aria-hidden
                className="size-4 text-muted transition-transform group-hover/desk:translate-x-1 group-hover/desk:text-brand"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
