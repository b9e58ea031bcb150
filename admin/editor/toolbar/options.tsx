import type { LucideIcon } from "lucide-react";
import { grounds, inks, seen } from "#features/blogs/colours.ts";
import { classes } from "#ui/classes.ts";
import { levels } from "../schema/blocks.ts";
import type { Option } from "./choice.tsx";

const headingLooks: Record<number, string> = {
  1: "font-serif text-h3 font-semibold",
  2: "font-serif text-[1.375rem] leading-[1.2] font-semibold",
  3: "font-serif text-h4 font-semibold",
  4: "font-serif text-body font-semibold",
  5: "text-small font-semibold tracking-[0.05em] uppercase",
  6: "text-meta font-semibold tracking-[0.05em] text-muted uppercase",
};

const headingNotes: Record<number, string> = {
  1: "A main part. Shown below the article’s title.",
  2: "The usual start of a part.",
};

/** What a line can be; the value is the level of the heading, 0 for text. */
export const levelOptions: Option[] = [
  { value: "0", name: "Normal text" },
  ...levels.map((level) => ({
    value: String(level),
    name: `Heading ${level}`,
    className: headingLooks[level],
    note: headingNotes[level],
  })),
];

// A letter in its colour, and a piece of ground with a letter on it: also right in the dark, like the article itself.
const sample =
  "tool-colour inline-flex size-6 shrink-0 items-center justify-center rounded-base border border-hairline font-serif font-semibold";

export const colourOptions: Option[] = [
  {
    value: "",
    name: "None",
    look: (
      <span aria-hidden className={sample}>
        A
      </span>
    ),
  },
  ...inks.map(({ name, light }) => ({
    value: light,
    name,
    look: (
      <span aria-hidden className={sample} style={{ color: seen(light) }}>
        A
      </span>
    ),
  })),
];

export const backgroundOptions: Option[] = [
  {
    value: "",
    name: "None",
    look: (
      <span aria-hidden className={sample}>
        A
      </span>
    ),
  },
  ...grounds.map(({ name, light }) => ({
    value: light,
    name,
    look: (
      <span aria-hidden className={sample} style={{ backgroundColor: seen(light) }}>
        A
      </span>
    ),
  })),
];

/** The sign of a control for colours, with the colour that holds below it. */
export function Swatch({ icon: Icon, colour }: { icon: LucideIcon; colour: string | null }) {
  return (
    <span className="relative inline-flex pb-1">
      <Icon aria-hidden className="size-4.5" />
      <span
        className={classes(
          "tool-colour absolute inset-x-0 bottom-0 h-1 rounded-full",
          !colour && "bg-control",
        )}
        style={colour ? { backgroundColor: seen(colour) } : undefined}
      />
    </span>
  );
}
