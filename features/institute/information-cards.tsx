import { ArrowRight } from "lucide-react";
import type { InformationCard } from "#core/settings.ts";
import { defaultCards } from "#features/settings/defaults.ts";
import { settingText } from "#features/settings/text-language.ts";
import { m } from "#messages";
import { PlaceLink } from "#ui/place-link.tsx";
import { ownText } from "#ui/text-language.ts";

export function InformationCards({ cards, heading }: { cards: InformationCard[]; heading: string }) {
  const standard = defaultCards().flatMap(({ title, text, link }) => [title, text, link]);
  return (
    <section aria-labelledby="information" className="on-deep bg-green text-on-deep">
      <div className="page section">
        <h2
          id="information"
          {...(heading ? ownText("home.sections.cards.heading") : {})}
          className="heading text-h2 wrap-anywhere"
        >
          {heading || m.home.whereToGo()}
        </h2>
        <ul className={`mt-8 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 ${columns(cards.length)}`}>
          {cards.map(({ title, text, to, link }) => (
            <li
              key={title + to}
              className="group relative flex min-w-0 flex-col border-t border-green-line pt-5 wrap-anywhere"
            >
              <h3 {...settingText("home.cards", title, standard)} className="heading text-h3">
                {title}
              </h3>
              <p
                {...settingText("home.cards", text, standard)}
                className="mt-3 mb-5 text-small whitespace-pre-line text-on-deep-soft"
              >
                {text}
              </p>
              <PlaceLink
                to={to}
                className="mt-auto inline-flex min-h-11 items-center gap-2 text-small font-semibold text-ochre-light after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                <span {...settingText("home.cards", link, standard)}>{link}</span>
                <ArrowRight aria-hidden className="size-4 shrink-0" />
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function columns(count: number): string {
  return count === 3 || count > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4";
}
