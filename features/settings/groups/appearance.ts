import type { Fields } from "#features/fields/field.ts";

const colour = "Please choose a colour like #0e4a39.";

export const appearance = {
  logoId: {
    label: "Logo",
    group: "Logo",
    type: "id",
    kind: "picture",
    hint: "PNG or WebP, best with a transparent background and at least 512 pixels wide. The site’s icons and link previews use it.",
  },
  /** A word mark, beside which the name is not repeated. */
  logoHasName: {
    label: "The logo contains the name",
    group: "Logo",
    type: "switch",
    only: { field: "logoId", not: null },
  },
  darkLogoId: {
    label: "Logo for dark backgrounds",
    group: "Logo",
    type: "id",
    kind: "picture",
    only: { field: "logoId", not: null },
    hint: "Optional. Used in dark mode, in the footer and in link previews. Without it, a dark logo stands on white there.",
  },
  brand: {
    label: "Main colour",
    group: "Colours",
    type: "colour",
    required: colour,
    initial: "#0e4a39",
    hint: "Buttons, links, the footer and dark backgrounds.",
  },
  accent: {
    label: "Second colour",
    group: "Colours",
    type: "colour",
    required: colour,
    initial: "#a53c20",
    hint: "Labels, the current page in the menu, and badges.",
  },
  fonts: {
    label: "Fonts",
    group: "Fonts",
    type: "choice",
    options: { source: "Source", humanist: "Humanist", modern: "Modern", classic: "Classic" },
    hints: {
      source: "Source Serif and Source Sans: calm and precise",
      humanist: "Literata and Commissioner: warm, made for long reading",
      modern: "Manrope and Inter: clear, without serifs",
      classic: "EB Garamond and Open Sans: like a printed book",
    },
  },
  panelId: {
    label: "Picture beside the login",
    group: "Log in and sign up",
    type: "id",
    kind: "picture",
    hint: "Optional. Shown with the quote beside the forms to log in and to sign up. Without it, there is a drawing in your colours.",
  },
} as const satisfies Fields;
