import { Eye, EyeOff, IndentDecrease, IndentIncrease, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { MenuLink } from "#core/settings.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { inputLanguage } from "../fields/writing-language.ts";
import { RowButton } from "../sortable/row-button.tsx";
import { describeTarget } from "./targets.ts";

type LinkRowProps = {
  name: string;
  link: MenuLink;
  controls: ReactNode;
  error?: string;
  /** The label in the main language, if one in a further language is written. */
  original?: { lang: string; children: string };
  /** What is wrong with its target. */
  warning?: string;
  /** The label of the entry that this one can be below, if there is one. */
  above?: string;
  onChange(change: Partial<MenuLink>): void;
  /** Removes an entry that the institute added. The others can only be hidden. */
  onRemove?(): void;
};

/** The label looks like text until it is pointed at or focused. */
export function LinkRow(props: LinkRowProps) {
  const { name, link, controls, error, original, warning, above, onChange, onRemove } = props;
  const { to, text, hidden, under } = link;
  const id = useId();
  const LevelIcon = under ? IndentDecrease : IndentIncrease;
  return (
    <div className={classes("flex items-center pe-1", under && "ps-7")}>
      <div className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-2 py-0.5 ps-2">
        <input
          name={name}
          aria-label={m.adminMenu.labelOf({ address: to })}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          {...inputLanguage()}
          value={text}
          maxLength={60}
          title={describeTarget(to)}
          onChange={({ target }) => onChange({ text: target.value })}
          className={classes(
            "h-10 min-w-0 grow basis-24 rounded-base border bg-transparent px-2 text-small font-semibold hover:border-control focus:border-control focus:bg-ground",
            error ? "border-danger" : "border-transparent",
            hidden && "text-muted line-through decoration-1",
          )}
        />
        <p
          id={`${id}-note`}
          className={classes(
            "max-w-full px-2 text-meta wrap-anywhere text-muted",
            original ? "basis-full pb-1.5" : "sm:text-end",
          )}
        >
          {error && <span className="block font-medium text-danger">{error}</span>}
          {original && <bdi {...original} />}
          <span className={(onRemove && !original) || warning ? undefined : "sr-only"}>
            {describeTarget(to)}
          </span>
          {hidden && <span className="font-semibold text-ink"> {m.adminMenu.hiddenNote()}</span>}
          {warning && (
            <span className="mt-1 flex items-start gap-1.5 pb-1 text-start font-medium text-danger">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {warning}
            </span>
          )}
        </p>
      </div>
      <div className="flex shrink-0 self-start">
        {controls}
        {(under || above !== undefined) && (
          <RowButton
            icon={LevelIcon}
            does="level"
            label={
              under
                ? m.adminMenu.moveToTop({ name: text })
                : m.adminMenu.moveBelow({ name: text, above: above ?? "" })
            }
            onClick={() => onChange({ under: !under })}
          />
        )}
        <RowButton
          icon={hidden ? EyeOff : Eye}
          does="hide"
          label={hidden ? m.adminMenu.show({ name: text }) : m.adminMenu.hide({ name: text })}
          onClick={() => onChange({ hidden: !hidden })}
        />
        {onRemove && (
          <RowButton
            icon={Trash2}
            does="remove"
            label={m.adminMenu.remove({ name: text })}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}
