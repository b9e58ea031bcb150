import { classes } from "#ui/classes.ts";
import { useImageError } from "#ui/use-image-error.ts";
import type { BoardMember } from "./board.ts";

export function Portrait({ member, className }: { member: BoardMember; className: string }) {
  const { broken, watch } = useImageError();

  if (broken) {
    return (
      <span
        aria-hidden
        className={classes(
          "heading flex shrink-0 items-center justify-center rounded-base bg-brand text-h2 text-on-brand",
          className,
        )}
      >
        {initialsOf(member.name)}
      </span>
    );
  }
  return (
    <img
      {...watch}
      src={member.image}
      alt=""
      width={400}
      height={500}
      loading="lazy"
      decoding="async"
      className={classes("shrink-0 rounded-base bg-hairline object-cover", className)}
    />
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/);
  return [words[0], words.at(-1)].map((word) => word?.[0] ?? "").join("");
}
