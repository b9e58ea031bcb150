import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { compactLook, iconButtonLook } from "./classes.ts";
import type { Action, RowLink } from "./list.ts";

type RowActionsProps<R> = {
  row: R;
  /** Completes the accessible name of each button. */
  label: string;
  links: RowLink<R>[];
  actions: Action<R>[];
  busy: boolean;
  onRun(action: Action<R>): void;
};

const iconLook = classes(iconButtonLook, "lg:size-9");

/** The buttons of one row: those with words, then links, then those with icons. */
export function RowActions<R>({ row, label, links, actions, busy, onRun }: RowActionsProps<R>) {
  const offered = actions.filter(({ only, offered }) => only !== "bulk" && (offered?.(row) ?? true));
  return (
    <span className="flex flex-wrap items-center lg:flex-nowrap lg:justify-end">
      {offered.map(
        (action) =>
          !action.icon && (
            <Button
              key={action.slot ?? action.text}
              look="outline"
              className={classes(
                "mr-2 min-w-25 last:mr-0 px-3! whitespace-nowrap",
                compactLook,
                action.danger && "hover:border-danger! hover:text-danger!",
              )}
              aria-label={`${action.text}: ${label}`}
              aria-disabled={busy}
              onClick={() => onRun(action)}
            >
              {busy ? "..." : action.text}
            </Button>
          ),
      )}
      {links.map(({ text, icon: Icon, to }) => {
        const target = to(row);
        return target ? (
          <Link key={text} to={target} aria-label={`${text}: ${label}`} title={text} className={iconLook}>
            <Icon aria-hidden className="size-4.5" />
          </Link>
        ) : (
          <span key={text} aria-hidden className="size-9 max-lg:hidden" />
        );
      })}
      {offered.map(
        ({ icon: Icon, ...action }) =>
          Icon && (
            <button
              key={action.slot ?? action.text}
              type="button"
              title={action.text}
              aria-label={`${action.text}: ${label}`}
              aria-disabled={busy}
              onClick={() => onRun(action)}
              className={classes(iconLook, action.danger && "hover:text-danger!")}
            >
              <Icon aria-hidden className="size-4.5" />
            </button>
          ),
      )}
    </span>
  );
}
