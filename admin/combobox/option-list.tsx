import type { LucideIcon } from "lucide-react";
import { classes } from "#ui/classes.ts";

type OptionListProps<Option> = {
  id: string;
  label: string;
  options: Option[];
  /** Index of the option that Enter selects; -1 for none. */
  active: number;
  onChoose(option: Option): void;
};

/** The options below a combobox. */
export function OptionList<Option extends { key?: string; text: string; note?: string; icon?: LucideIcon }>(
  props: OptionListProps<Option>,
) {
  const { id, label, options, active, onChoose } = props;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className={classes(
        "absolute inset-x-0 top-full z-[35] mt-1 max-h-80 overflow-y-auto rounded-base border border-hairline bg-surface py-1 shadow-soft",
        "in-[dialog,[popover]]:static in-[dialog,[popover]]:max-h-64", // which would cut it off
      )}
    >
      {options.map((option, index) => (
        <div
          key={option.key ?? `${option.text} ${option.note}`}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: "nearest" });
          }}
          onPointerDown={(event) => event.preventDefault()} // keep the focus in the field
          onClick={() => onChoose(option)}
          onKeyDown={() => {}}
          className={classes(
            "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 px-4 py-1.5 text-small hover:bg-sunken",
            index === active && "bg-sunken text-brand",
          )}
        >
          {option.icon && <option.icon aria-hidden className="size-4.5 shrink-0 text-muted" />}
          <bdi className="min-w-0 wrap-anywhere">{option.text}</bdi>
          {option.note && <span className="text-meta text-muted wrap-anywhere">{option.note}</span>}
        </div>
      ))}
    </div>
  );
}
