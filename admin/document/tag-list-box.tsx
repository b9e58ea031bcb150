import { classes } from "#ui/classes.ts";

type TagListBoxProps = {
  id: string;
  tags: string[];
  /** The index of the tag that Enter chooses; -1 for none. */
  active: number;
  onChoose(tag: string): void;
};

export function TagListBox({ id, tags, active, onChoose }: TagListBoxProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Tags in use"
      className="absolute inset-x-0 top-full z-[35] mt-1 rounded-base border border-hairline bg-surface py-1 shadow-soft"
    >
      {tags.map((tag, index) => (
        <div
          key={tag}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault(); // the focus stays in the field
            onChoose(tag);
          }}
          className={classes(
            "flex min-h-11 cursor-pointer items-center px-4 text-small hover:bg-sunken",
            index === active && "bg-sunken text-brand",
          )}
        >
          {tag}
        </div>
      ))}
    </div>
  );
}
