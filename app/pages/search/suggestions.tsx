const beginnings = [
  {
    to: "/programmes",
    title: m.search.programmes,
    text: m.search.programmesText,
  },
  { to: "/publications", title: m.search.publications, text: m.search.publicationsText },
  { to: "/events", title: m.search.events, text: m.search.eventsText },
  { to: "/photography", title: m.search.photography, text: m.search.photographyText },
  { to: "/blogs", title: m.search.allArticles, text: m.search.allArticlesText },
];

import { m } from "#messages";
import { CardLink } from "#ui/card-link.tsx";

export function Suggestions() {
  return (
    <section aria-labelledby="beginnings">
      <h2 id="beginnings" className="caps border-t-2 border-ink pt-4 text-accent">
        {m.search.suggestions()}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {beginnings.map(({ to, title, text }) => (
          <li key={to} className="group relative">
            <h3 className="heading text-h3">
              <CardLink to={to}>{title()}</CardLink>
            </h3>
            <p className="mt-1.5 text-small text-muted">{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
