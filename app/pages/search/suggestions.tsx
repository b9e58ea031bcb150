const beginnings = [
  {
    to: "/programmes",
    title: "Programmes",
    text: "What we are working on, with its results and its failures.",
  },
  { to: "/publications", title: "Publications", text: "Reports, papers, briefs and field notes." },
  { to: "/events", title: "Events", text: "Lectures, workshops, assemblies and walks, the next one first." },
  { to: "/photography", title: "Photography", text: "The streets, roofs and depots in which we work." },
  { to: "/blogs", title: "All articles", text: "The archive, by section, year, tag and author." },
];

import { CardLink } from "#ui/card-link.tsx";

export function Suggestions() {
  return (
    <section aria-labelledby="beginnings">
      <h2 id="beginnings" className="caps border-t-2 border-ink pt-4 text-accent">
        Or begin here
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {beginnings.map(({ to, title, text }) => (
          <li key={to} className="group relative">
            <h3 className="heading text-h3">
              <CardLink to={to}>{title}</CardLink>
            </h3>
            <p className="mt-1.5 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
