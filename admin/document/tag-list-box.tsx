import { classes } from "#ui/classes.ts";

type TagListBoxProps = {
  id: string;
  tags: string[];
  /** Which of them is chosen by Enter; -1: none. */
  active: number;
  onChoose(tag: string): void;
};

/** Suggested tags below their field, which keeps the focus. */
export function TagListBox({ id, tags, active, onChoose }: TagListBoxProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Tags in use"
      className="absolute inset-x-0 top-full z-[35] mt-1 rounded-base border border-hairline bg-surface py-1 shadow-soft"
    >
      {tags.map((tag, place) => (
        <div
          key={tag}
          role="option"
          id={`${id}-${place}`}
          tabIndex={-1}
          aria-selected={place === active}
          onPointerDown={(event) => {
            event.preventDefault(); // the focus stays in the field
            onChoose(tag);
          }}
          className={classes(
            "flex min-h-11 cursor-pointer items-center px-4 text-small hover:bg-sunken",
            place === active && "bg-sunken text-brand",
          )}
        >
          {tag}
        </div>
      ))}
    </div>
  );
}
