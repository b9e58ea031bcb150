import { SquareArrowOutUpRight } from "lucide-react";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { useSite } from "#app/site/site.ts";
import { m } from "#messages";
import { groups, help, type Screen, sectionOf } from "./screens.ts";
import { useWaiting } from "./waiting.tsx";

const row =
  "group/link flex min-h-7.5 items-center gap-2.5 rounded-base px-2.5 text-small font-medium text-muted -outline-offset-2 hover:bg-hairline/60 hover:text-ink aria-[current]:bg-hairline/80 aria-[current]:font-semibold aria-[current]:text-ink in-[dialog]:min-h-11";
const icon = "size-4 shrink-0 group-aria-[current]/link:text-brand";
const name = "grow truncate rail-icons:sr-only";

const max = 100; // what waits is counted up to this number

/** The links to every screen, in groups, with what waits there. */
export function ScreenLinks({ onFollow }: { onFollow?(): void }) {
  const id = useId();
  const { languages } = useSite();
  const translations = useWaiting()?.translations ?? null;
  const site = { isMultilingual: languages.length > 0 || translations !== null };
  return (
    <nav aria-label={m.adminFrame.administration()} className="flex flex-col gap-2.5 rail-icons:gap-1.5">
      {groups.map(({ title, screens }, index) => (
        <div key={title?.() ?? index}>
          {title && (
            <p
              id={`${id}-${index}`}
              className="px-2.5 pb-1 text-[0.8125rem] leading-5 font-semibold text-muted rail-icons:sr-only"
            >
              {title()}
            </p>
          )}
          <ul aria-labelledby={title && `${id}-${index}`} className="flex flex-col gap-px">
            {screens
              .filter(({ isShown = () => true }) => isShown(site))
              .map((screen) => (
                <ScreenLink key={screen.to} screen={screen} onFollow={onFollow} />
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ScreenLink({ screen, onFollow }: { screen: Screen; onFollow?(): void }) {
  const { to, text, Icon, count } = screen;
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const section = sectionOf(pathname);
  const number = count ? (waiting?.[count.of] ?? 0) : 0;
  return (
    <li>
      <Link
        to={(number > 0 && count?.to) || to}
        title={text()}
        onClick={onFollow}
        aria-current={to === section ? (to === pathname ? "page" : true) : undefined}
        className={row}
      >
        <span className="relative">
          <Icon aria-hidden className={icon} />
          {number > 0 && (
            <span
              aria-hidden
              className="absolute -top-1 -end-1 size-2 rounded-full bg-accent hidden rail-icons:block forced-colors:border-4"
            />
          )}
        </span>
        <span className={name}>
          {text()}
          {count && number > 0 && (
            <span className="sr-only"> {count.text({ count: Math.min(number, max) })}</span>
          )}
        </span>
        {number > 0 && (
          <span aria-hidden className="min-w-6 text-end text-meta tabular-nums rail-icons:hidden">
            {number < max ? number : `${max - 1}+`}
          </span>
        )}
      </Link>
    </li>
  );
}

/** Below the screens: the help, and the way to the site. */
export function OtherLinks({ onFollow }: { onFollow?(): void }) {
  return (
    <ul className="flex flex-col gap-px">
      <ScreenLink screen={help} onFollow={onFollow} />
      <li>
        <Link to="/" title={m.adminFrame.viewSite()} onClick={onFollow} className={row}>
          <SquareArrowOutUpRight aria-hidden className={icon} />
          <span className={name}>{m.adminFrame.viewSite()}</span>
        </Link>
      </li>
    </ul>
  );
}
