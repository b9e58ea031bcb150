import type { LucideIcon } from "lucide-react";
import { type Colour, grounds, inks, withDarkColours } from "#features/blogs/colours.ts";
import { classes } from "#ui/classes.ts";
import type { Option } from "./choice.tsx";

/** The value is the level of the heading, 0 for text. */
export const levelOptions: Option[] = [
  { value: "0", name: "Normal text" },
  {
    value: "1",
    name: "Heading 1",
    className: "font-serif text-h3 font-semibold",
    note: "A main part. Shown below the article’s title.",
  },
  {
    value: "2",
    name: "Heading 2",
    className: "font-serif text-[1.375rem] leading-[1.2] font-semibold",
    note: "The usual start of a part.",
  },
  { value: "3", name: "Heading 3", className: "font-serif text-h4 font-semibold" },
  { value: "4", name: "Heading 4", className: "font-serif text-body font-semibold" },
  { value: "5", name: "Heading 5", className: "text-small font-semibold tracking-[0.05em] uppercase" },
  {
    value: "6",
    name: "Heading 6",
    className: "text-meta font-semibold tracking-[0.05em] text-muted uppercase",
  },
];

function swatches(colours: Colour[], property: "color" | "backgroundColor"): Option[] {
  return [{ name: "None", light: "" }, ...colours].map(({ name, light }) => ({
    value: light,
    name,
    look: (
      <span
        aria-hidden
        className="tool-colour inline-flex size-6 shrink-0 items-center justify-center rounded-base border border-hairline font-serif font-semibold"
        style={light ? { [property]: withDarkColours(light) } : undefined}
      >
        A
      </span>
    ),
  }));
}

export const colourOptions = swatches(inks, "color");
export const backgroundOptions = swatches(grounds, "backgroundColor");

export function ColourIcon({ icon: Icon, colour }: { icon: LucideIcon; colour: string | null }) {
  return (
    <span className="relative inline-flex pb-1">
      <Icon aria-hidden className="size-4.5" />
      <span
        className={classes(
          "tool-colour absolute inset-x-0 bottom-0 h-1 rounded-full",
          !colour && "bg-control",
        )}
        style={colour ? { backgroundColor: withDarkColours(colour) } : undefined}
      />
    </span>
  );
}
