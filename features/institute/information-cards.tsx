import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { institute } from "./texts.ts";

export function InformationCards() {
  return (
    <section aria-labelledby="information" className="on-deep bg-green text-on-deep">
      <div className="page section">
        <h2 id="information" className="heading text-h2">
          Where to go from here
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {institute.cards.map(({ title, text, path, link }) => (
            <li key={path} className="group relative flex flex-col border-t border-green-line pt-5">
              <h3 className="heading text-h3">{title}</h3>
              <p className="mt-3 mb-5 text-small text-on-deep-soft">{text}</p>
              <Link
                to={path}
                className="mt-auto inline-flex min-h-11 items-center gap-2 text-small font-semibold text-ochre-light after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {link}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
