import { type Editor, Node } from "@tiptap/core";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { AppWindow, Video } from "lucide-react";
import { defaultHeight, frameHeight } from "#features/embeds/frames.ts";
import { videoAt } from "#features/embeds/videos.ts";
import { m } from "#messages";
import { contentHtml, elementHtml, nodeHtml } from "../html.ts";
import { captioned, internal, widthAttribute } from "./attributes.ts";
import type { Bar, Block } from "./block.ts";
import { insertBlock } from "./insert-block.ts";
import { caption, remove, selectedBlock, width } from "./selected-block.ts";

/** What the editor knows about a video of another site, or a chart, a map or a form in a frame. */
export type EmbedAttributes = {
  href: string;
  title: string;
  poster: string | null;
  kind?: "video" | "frame";
  /** The height of a frame, in pixels. */
  height?: number | null;
};

type FoundEmbed = { kind: "video" | "frame"; url: string; title: string; poster: string | null };

export function attributesOf(
  { kind, url, title, poster }: FoundEmbed,
  wanted: { title: string; height: number },
): EmbedAttributes {
  const height = kind === "frame" ? wanted.height : null;
  return { href: url, title: wanted.title || title, poster, kind, height };
}

/** Something of another site with a caption. A link in the HTML, and so in feeds. */
const Embed = Node.create({
  name: "embed",
  ...captioned,
  priority: 1100, // before figures
  addAttributes: () => ({
    href: { isRequired: true, ...internal, parseHTML: addressOf },
    title: { default: "", ...internal, parseHTML: titleOf },
    poster: {
      default: null,
      ...internal,
      parseHTML: (figure) => figure.querySelector("img")?.getAttribute("src") ?? null,
    },
    "data-width": widthAttribute,
    kind: { default: "video", ...internal, parseHTML: (figure) => figure.dataset.embed },
    height: {
      default: null,
      ...internal,
      parseHTML: ({ dataset }) => (dataset.embed === "frame" ? frameHeight(dataset.height) : null),
    },
    /** True until its title and its poster are requested. */
    isNew: { default: false, ...internal },
  }),
  parseHTML: () => [
    {
      tag: 'figure:is([data-embed="video"], [data-embed="frame"])',
      getAttrs: (figure) => (addressOf(figure) ? null : false),
      contentElement: captionOf,
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { href, title, poster, kind, height } = node.attrs as EmbedAttributes;
    // Not a link, which would lead away from the form.
    const style = kind === "frame" ? `aspect-ratio:auto;height:${height ?? defaultHeight}px` : null;
    const preview = { "data-href": href, title: title || null, contenteditable: "false", style };
    const host = URL.parse(href)?.hostname ?? href;
    const words = kind === "frame" ? `${title || m.adminEmbeds.frameContent()} (${host})` : title || href;
    const picture = poster ? ["img", { src: poster, alt: "" }] : ["span", words];
    const data = { "data-embed": kind, "data-height": height };
    return ["figure", { ...data, ...HTMLAttributes }, ["div", preview, picture], ["div", 0]];
  },
  toHtml(node) {
    const { href, title, poster, kind, height } = node.attrs as EmbedAttributes;
    const words = node.type.schema.text(title || href);
    const shown = poster ? elementHtml(["img", { src: poster, alt: "" }], "") : nodeHtml(words, node);
    const anchor = elementHtml(["a", { href, title: title || null, rel: "noopener" }, 0], shown);
    const { "data-width": width, id } = node.attrs;
    return elementHtml(
      ["figure", { "data-embed": kind, "data-height": height, "data-width": width, id }, 0],
      anchor + contentHtml(node),
    );
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleClick(view, _position, { target }) {
            const figure = (target as Element).closest("[data-href]")?.parentElement;
            if (!figure) return false;
            const { doc, tr } = view.state;
            view.dispatch(tr.setSelection(NodeSelection.create(doc, view.posAtDOM(figure, 0) - 1)));
            return true;
          },
          // An address alone on an empty line becomes the video; Undo brings the address back.
          handlePaste({ state }, { clipboardData }) {
            const text = clipboardData?.getData("text/plain").trim() ?? "";
            const { parent, depth } = state.selection.$from;
            const isEmptyLine = parent.type.name === "paragraph" && parent.content.size === 0 && depth === 1;
            const video = isEmptyLine && state.selection.empty ? videoAt(text) : undefined;
            if (!video) return false;
            insertEmbed(editor, { href: video.url, title: "", poster: null }, true);
            return true;
          },
        },
      }),
    ];
  },
});

/** The link of an article, or the preview in an editor. */
const link = (figure: HTMLElement) => figure.querySelector<HTMLElement>("a[href], [data-href]");

function addressOf(figure: HTMLElement): string | null {
  return link(figure)?.getAttribute("href") ?? link(figure)?.dataset.href ?? null;
}

function titleOf(figure: HTMLElement): string {
  const text = link(figure)?.textContent?.trim() ?? "";
  return link(figure)?.title || (text === addressOf(figure) ? "" : text);
}

/** The caption of a figure, to parse: an empty one unless it has one. */
export function captionOf(figure: globalThis.Node): HTMLElement {
  const content = document.createElement("div");
  const caption = (figure as HTMLElement).querySelector("figcaption");
  content.append(caption?.cloneNode(true) ?? document.createElement("figcaption"));
  return content;
}

/** Inserts a video in the line of the cursor if it is empty, else below. */
export function insertEmbed(editor: Editor, attributes: EmbedAttributes, isNew = false): void {
  insertBlock(editor, {
    type: "embed",
    attrs: { ...attributes, isNew },
    content: [{ type: "figcaption" }],
  });
}

function nameOf({ kind, title }: EmbedAttributes): string {
  if (kind === "frame") return title ? m.adminEmbeds.embedTitled({ title }) : m.adminEmbeds.embedUntitled();
  return title ? m.adminEmbeds.videoTitled({ title }) : m.adminEmbeds.videoUntitled();
}

function bar(editor: Editor): Bar | null {
  const node = selectedBlock(editor, "embed");
  if (!node) return null;
  return {
    label: nameOf(node.attrs as EmbedAttributes),
    items: [
      { name: m.adminEmbeds.changeEmbed, run: (_editor, { open }) => open("video") },
      caption,
      width(node, editor.state.selection.from),
      { name: m.adminEmbeds.openEmbed, href: node.attrs.href },
      remove,
    ],
  };
}

export const embed: Block = {
  extensions: [Embed],
  group: "media",
  tools: [
    {
      name: m.adminEmbeds.insertVideo,
      icon: Video,
      words: m.adminEmbeds.insertVideoWords,
      isOn: (editor) => selectedBlock(editor, "embed")?.attrs.kind === "video",
      run: (_editor, { open }) => open("video"),
    },
    {
      name: m.adminEmbeds.insertEmbed,
      icon: AppWindow,
      words: m.adminEmbeds.insertEmbedWords,
      isOn: (editor) => selectedBlock(editor, "embed")?.attrs.kind === "frame",
      run: (_editor, { open }) => open("video"),
    },
  ],
  bar,
};
