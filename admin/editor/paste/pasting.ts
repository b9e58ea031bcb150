import type { Editor } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import type { EditorActions } from "../blocks/block.ts";
import { frameCodeIn } from "../blocks/frame-code.ts";
import { parseLink } from "../links.ts";
import { missingPictures } from "../pictures/missing.ts";
import { pluginExtension } from "../plugin.ts";
import { isSpreadsheet, tableSlice } from "../tables/paste-cells.ts";
import { clean } from "./clean.ts";
import { withLinks } from "./linking.ts";
import { picturesAmong, takeEmbeddedPictures } from "./pictures.ts";

/** Cleans pasted text, and uploads pasted and dropped pictures. */
export function pasting(actions: () => EditorActions) {
  return pluginExtension("pasting", (editor) => {
    const embedded = new Map<string, File>();
    let isOwn = false;
    return {
      props: {
        transformPastedHTML(html) {
          isOwn = /data-pm-slice=/.test(html);
          const { page, lostPictures } = isOwn ? { page: parse(html), lostPictures: 0 } : clean(html);
          for (const [id, file] of takeEmbeddedPictures(page)) embedded.set(id, file);
          const foreign = isOwn ? 0 : missingPictures(page).length - lostPictures;
          const message = notCopied(foreign, lostPictures);
          if (message) toast("info", message, 8000);
          return page.body.getHTML();
        },
        transformPastedText(text) {
          isOwn = false;
          return text;
        },
        clipboardTextParser(text, $context, plain) {
          const isCells = !plain && !$context.parent.type.spec.code && isSpreadsheet(text);
          // ProseMirror makes lines of a text without a result.
          return isCells ? tableSlice(editor.schema, text) : (null as unknown as Slice);
        },
        transformPasted: (slice, view) => (isOwn || isInCode(view) ? slice : withLinks(slice)),
        handlePaste({ state }, { clipboardData }) {
          const pictures = picturesAmong(clipboardData?.files);
          if (pictures.length > 0 && isOnlyPicture(clipboardData?.getData("text/html") ?? "")) {
            actions().ask(pictures, state.selection.to);
            return true;
          }
          const text = clipboardData?.getData("text/plain") ?? "";
          const code = state.selection.$from.parent.type.spec.code ? null : frameCodeIn(text);
          if (code) actions().addFrame(code);
          return code !== null || linkSelection(editor, text);
        },
        handleDrop(view, event, _slice, moved) {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (moved || files.length === 0) return false;
          const pictures = picturesAmong(files);
          const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
          event.preventDefault();
          const others = files.filter((file) => !pictures.includes(file));
          const position = target?.pos ?? view.state.doc.content.size;
          if (others.length > 0) actions().addFiles(others, position);
          if (pictures.length > 0) actions().ask(pictures, position);
          return true;
        },
      },
      view: () => ({
        update: () => embedded.size > 0 && askAboutEmbedded(editor, embedded, actions),
      }),
    };
  });
}

/** Asks about the pictures inside pasted text, at their places. */
function askAboutEmbedded(editor: Editor, embedded: Map<string, File>, actions: () => EditorActions): void {
  const found: { from: number; to: number; file: File }[] = [];
  editor.state.doc.descendants((node, from) => {
    const file = node.type.name === "anchor" ? embedded.get(node.attrs.id) : undefined;
    if (file) found.push({ from, to: from + node.nodeSize, file });
  });
  if (found.length === 0) return;
  embedded.clear();
  // After the update that is in progress.
  queueMicrotask(() => {
    if (editor.isDestroyed) return;
    const { tr } = editor.state;
    for (const { from, to } of found.toReversed()) tr.delete(from, to);
    editor.view.dispatch(tr.setMeta("addToHistory", false));
    for (const { from, file } of found) actions().ask([file], tr.mapping.map(from));
  });
}

/** `foreign` pictures are on another site, `lost` ones only on another machine. */
function notCopied(foreign: number, lost: number): string {
  const total = foreign + lost;
  if (total === 0) return "";
  return lost === 0 ? m.adminPictures.foreignNotCopied({ total }) : m.adminPictures.notCopied({ total });
}

function isInCode({ state }: EditorView): boolean {
  return state.selection.$from.parent.type.spec.code === true;
}

/** True if the HTML beside a pasted file contains nothing but that picture. */
function isOnlyPicture(html: string): boolean {
  if (html === "") return true;
  const { body } = parse(html);
  const [image, ...more] = body.querySelectorAll("img");
  if (body.textContent?.trim() || more.length > 0) return false;
  // A picture of this site is pasted as HTML.
  return image === undefined || URL.parse(image.src)?.origin !== location.origin;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Pasting an address over words links them. */
function linkSelection(editor: Editor, text: string): boolean {
  const { from, to, $from } = editor.state.selection;
  const parsed = /^https?:\/\/\S+$/.test(text.trim()) ? parseLink(text) : { error: "" };
  if ("error" in parsed || from === to || !$from.sameParent(editor.state.doc.resolve(to))) return false;
  return editor.commands.setMark("link", { href: parsed.href });
}
