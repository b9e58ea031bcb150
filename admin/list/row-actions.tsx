import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { compactLook, iconButtonLook } from "./classes.ts";
import type { Row } from "./list.ts";
import { RowMenu } from "./row-menu.tsx";
import type { ListView } from "./use-list.tsx";

const iconLook = classes(iconButtonLook, "lg:size-9");

/** The buttons of one row: those with words, then links, then those with icons. */
export function RowActions({ view: { list, actions }, row }: { view: ListView; row: Row }) {
  const label = list.label(row);
  const busy = actions.busy === row._id;
  const offered = (list.actions ?? [])
    .filter(({ only, offered }) => only !== "bulk" && (offered?.(row) ?? true))
    .map((action) => ({
      ...action,
      key: action.slot ?? action.text,
      control: {
        "aria-label": `${action.text}: ${label}`,
        "aria-disabled": busy,
        onClick: () => actions.run(action, [row]),
      },
    }));
  if (list.hasRowMenu) {
    const items = offered.map(({ key, text, danger, control: { onClick } }) => ({
      key,
      text,
      danger,
      onClick,
    }));
    return <RowMenu label={label} busy={busy} items={items} />;
  }
  return (
    <span className="flex flex-wrap items-center lg:flex-nowrap lg:justify-end">
      {offered.map(
        ({ key, text, icon, danger, control }) =>
          !icon && (
            <Button
              key={key}
              look="outline"
              className={classes(
                "mr-2 min-w-25 last:mr-0 px-3! whitespace-nowrap",
                compactLook,
                danger && "hover:border-danger! hover:text-danger!",
              )}
              {...control}
            >
              {busy ? "..." : text}
            </Button>
          ),
      )}
      <span className="flex flex-wrap items-center lg:flex-nowrap">
        {list.links?.map(({ text, icon: Icon, to }) => {
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
          ({ key, text, icon: Icon, danger, control }) =>
            Icon && (
              <button
                key={key}
                type="button"
                title={text}
                className={classes(iconLook, danger && "hover:text-danger!")}
                {...control}
              >
                <Icon aria-hidden className="size-4.5" />
              </button>
            ),
        )}
      </span>
    </span>
  );
}
