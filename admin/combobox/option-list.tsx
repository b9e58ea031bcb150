import { classes } from "#ui/classes.ts";

type SuggestionListProps<Suggestion> = {
  id: string;
  label: string;
  suggestions: Suggestion[];
  /** Index of the suggestion that Enter selects; -1 for none. */
  active: number;
  onChoose(suggestion: Suggestion): void;
};

export function SuggestionList<Suggestion extends { text: string; note?: string }>(
  props: SuggestionListProps<Suggestion>,
) {
  const { id, label, suggestions, active, onChoose } = props;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="absolute inset-x-0 top-full z-[35] mt-1 rounded-base border border-hairline bg-surface py-1 shadow-soft"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.text} ${suggestion.note}`}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault(); // keep the focus in the field
            onChoose(suggestion);
          }}
          className={classes(
            "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 px-4 py-1 text-small hover:bg-sunken",
            index === active && "bg-sunken text-brand",
          )}
        >
          <bdi className="wrap-anywhere">{suggestion.text}</bdi>
          {suggestion.note && <span className="text-meta text-muted wrap-anywhere">{suggestion.note}</span>}
        </div>
      ))}
    </div>
  );
}
