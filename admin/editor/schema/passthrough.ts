import { Extension } from "@tiptap/core";
import { seen } from "#features/blogs/colours.ts";

const properties = new Set(["color", "background-color", "text-align", "padding-inline-start"]);

/** The declarations of a style that articles may have, as the sanitiser writes them; null where there are none. */
export function keptStyle(style: string | null): string | null {
  const declarations = Object.entries(declarationsOf(style)).filter(([name]) => properties.has(name));
  return styleOf(Object.fromEntries(declarations));
}

/** A style as its properties and their values. */
export function declarationsOf(style: string | null): Record<string, string> {
  const pairs = (style ?? "").split(";").map((declaration) => {
    const [name = "", ...value] = declaration.split(":");
    return [name.trim().toLowerCase(), value.join(":").trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** Properties and their values as a style; null where there are none. */
export function styleOf(declarations: Record<string, string | undefined>): string | null {
  const written = Object.entries(declarations).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  );
  return written.join(";") || null;
}

/** What every element of an article may have: a place for links to lead to, and a style. */
export const LocalDraft = Extension.create({
  name: "kept",
  addGlobalAttributes: () => [
    {
      types: "*",
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => element.getAttribute("id") || element.getAttribute("name") || null,
          renderHTML: ({ id }) => (id ? { id } : {}),
        },
        style: {
          default: null,
          parseHTML: (element) => keptStyle(element.dataset.style ?? element.getAttribute("style")),
          // As it is shown here it may be another colour: what is kept goes along, also into the clipboard.
          renderHTML: ({ style }) => (style ? { style: seen(style), "data-style": style } : {}),
        },
      },
    },
  ],
});

/** An attribute that is kept under its own name. */
export const asWritten = { default: null, keepOnSplit: false };

/** An attribute that only the editor knows: it is never part of an article. */
export const unseen = { rendered: false };
