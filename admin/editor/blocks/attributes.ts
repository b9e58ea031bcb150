import { Extension, getExtensionField, Node, type NodeConfig } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { canonicalLanguage } from "#core/language.ts";
import { withDarkColours } from "#features/rich-text/colours.ts";

declare module "@tiptap/core" {
  interface NodeConfig<Options, Storage> {
    /** The HTML of the article, where it is not that of `renderHTML`. */
    toHtml?: (node: DocumentNode, parent: DocumentNode) => string;
    /** The name by which prosemirror-tables finds its nodes. */
    tableRole?: string;
  }
}

const allowed = new Set(["color", "background-color", "text-align", "padding-inline-start"]);

export function parseStyle(style: string | null): Record<string, string> {
  const pairs = (style ?? "").split(";").map((declaration) => {
    const [name = "", ...value] = declaration.split(":");
    return [name.trim().toLowerCase(), value.join(":").trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** A style in the sanitiser's spelling; null if it is empty. */
export function formatStyle(declarations: Record<string, string | undefined>): string | null {
  const serialized = Object.entries(declarations).filter(([, value]) => value);
  return serialized.map(([name, value]) => `${name}:${value}`).join(";") || null;
}

function allowedStyle(style: string | null): string | null {
  return formatStyle(
    Object.fromEntries(Object.entries(parseStyle(style)).filter(([name]) => allowed.has(name))),
  );
}

/** Every element of an article may have an id, a style, a language and a direction. */
export const CommonAttributes = Extension.create({
  name: "commonAttributes",
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
        lang: {
          default: null,
          parseHTML: ({ lang }) => canonicalLanguage(lang) ?? null,
          renderHTML: ({ lang }) => (lang ? { lang } : {}),
        },
        dir: {
          default: null,
          parseHTML: ({ dir }) => (dir === "ltr" || dir === "rtl" ? dir : null),
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
        style: {
          default: null,
          parseHTML: (element) => allowedStyle(element.dataset.style ?? element.getAttribute("style")),
          // The editor may show another colour in the dark; the stored style goes to the clipboard as well.
          renderHTML: ({ style }) => (style ? { style: withDarkColours(style), "data-style": style } : {}),
        },
      },
    },
  ],
  extendNodeSchema: (extension) => ({
    toHtml: getExtensionField(extension, "toHtml"),
    tableRole: getExtensionField(extension, "tableRole"),
  }),
});

export const optional = { default: null, keepOnSplit: false };

/** "wide", or that of the text. */
export const widthAttribute = {
  ...optional,
  parseHTML: ({ dataset }: HTMLElement) => (dataset.width === "wide" ? "wide" : null),
};

/** A block with nothing but a caption to write in. */
export const captioned = {
  group: "block",
  content: "figcaption",
  draggable: true,
  defining: true,
  isolating: true,
} as const;

/** An attribute that only the editor uses. It is never part of an article. */
export const internal = { rendered: false };

/** A node for one element. */
export function elementNode(name: string, tag: string, config: Partial<NodeConfig>) {
  return Node.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  });
}
