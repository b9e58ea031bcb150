import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { listedIn } from "#ui/text-language.ts";
import type { Entry } from "./entries.ts";

type PaletteListProps = {
  id: string;
  active: number;
  groups: { title: string; entries: Entry[] }[];
  onChoose(entry: Entry): void;
  onHover(index: number): void;
};

/** The options of the palette in groups, numbered through. */
export function PaletteList({ id, active, groups, onChoose, onHover }: PaletteListProps) {
  const before = (group: number) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={m.adminPalette.results()}
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain p-2 empty:hidden sm:max-h-[min(28rem,64dvh)]"
    >
      {groups.map(({ title, entries }, group) => (
        <fieldset key={title} aria-labelledby={`${id}-title-${group}`} className="min-w-0 not-first:mt-2">
          <p id={`${id}-title-${group}`} className="px-3 py-1 text-[0.8125rem] font-semibold text-muted">
            {title}
          </p>
          {entries.map((entry, index) => (
            <Option
              key={entry.key}
              id={`${id}-${before(group) + index}`}
              entry={entry}
              isActive={before(group) + index === active}
              onChoose={() => onChoose(entry)}
              onHover={() => onHover(before(group) + index)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onChoose(): void; onHover(): void };

function Option({ id, entry: { text, language, note, Icon }, isActive, onChoose, onHover }: OptionProps) {
  const lang = language === undefined ? undefined : listedIn(language).lang;
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: "nearest" });
      }}
      onPointerDown={(event) => event.preventDefault()} // keep the focus in the field
      onPointerMove={onHover}
      onClick={onChoose}
      onKeyDown={() => {}}
      className={classes(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-base px-3 py-1 text-small pointer-coarse:min-h-11",
        isActive && "bg-sunken text-brand forced-colors:outline-2 forced-colors:-outline-offset-2",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <bdi lang={lang} className="min-w-0 grow truncate">
        {text}
      </bdi>
      {note && <span className="shrink-0 text-meta text-muted">{note}</span>}
    </div>
  );
}
