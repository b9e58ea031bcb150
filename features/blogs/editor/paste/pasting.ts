import { type Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorProps } from "../editor-props.ts";
import { checkedLink } from "../links.ts";
import { cleaned } from "./cleaned.ts";
import { type Carried, picturesIn, withoutData } from "./pictures.ts";

export type Ways = Pick<EditorProps, "tell"> & {
  /** Begins with pictures for a position of the text. */
  ask(files: File[], position: number): void;
};

/** What comes from elsewhere: texts are cleaned, and pictures are uploaded. */
export function pasting(ways: Ways) {
  return Extension.create({
    name: "pasting",
    addProseMirrorPlugins() {
      const { editor } = this;
      const carried: Carried = new Map();
      return [
        new Plugin({
          props: {
            transformPastedHTML(html) {
              const isOwn = /data-pm-slice=/.test(html);
              const { page, lostPictures } = isOwn ? { page: pageOf(html), lostPictures: 0 } : cleaned(html);
              for (const [place, file] of withoutData(page)) carried.set(place, file);
              if (lostPictures > 0) {
                ways.tell("info", lost(lostPictures), 5000);
              }
              return page.body.getHTML();
            },
            handlePaste(view, event) {
              const { clipboardData } = event;
              const pictures = picturesIn(clipboardData?.files);
              const html = clipboardData?.getData("text/html") ?? "";
              if (pictures.length > 0 && isOnlyPicture(html)) {
                ways.ask(pictures, view.state.selection.to);
                return true;
              }
              return linked(editor, clipboardData?.getData("text/plain") ?? "");
            },
            handleDrop(view, event, _slice, moved) {
              const files = [...(event.dataTransfer?.files ?? [])];
              if (moved || files.length === 0) return false;
              const pictures = picturesIn(files);
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              event.preventDefault();
              if (pictures.length < files.length)
                ways.tell("error", "Only pictures can be put into the text.");
              if (pictures.length > 0) ways.ask(pictures, place?.pos ?? view.state.doc.content.size);
              return true;
            },
          },
          view: () => ({ update: () => carried.size > 0 && settle(editor, carried, ways) }),
        }),
      ];
    },
  });
}

/** Asks for each picture that has come inside of a text, at the place where it stood. */
function settle(editor: Editor, carried: Carried, ways: Ways): void {
  const found: { from: number; to: number; file: File }[] = [];
  editor.state.doc.descendants((node, position) => {
    const file = node.type.name === "place" ? carried.get(node.attrs.id) : undefined;
    if (file) found.push({ from: position, to: position + node.nodeSize, file });
  });
  if (found.length === 0) return;
  carried.clear();
  // Not in the middle of the change that this is told of.
  queueMicrotask(() => {
    if (editor.isDestroyed) return;
    const { tr } = editor.state;
    for (const { from, to } of found.toReversed()) tr.delete(from, to);
    editor.view.dispatch(tr.setMeta("addToHistory", false));
    for (const { from, file } of found) ways.ask([file], tr.mapping.map(from));
  });
}

function lost(pictures: number): string {
  return pictures === 1
    ? "One picture could not be pasted. Please add it as a file."
    : `${pictures} pictures could not be pasted. Please add them as files.`;
}

/** Whether a clipboard with a file has no words that belong to it. */
function isOnlyPicture(html: string): boolean {
  if (html === "") return true;
  const { body } = pageOf(html);
  const [image, ...more] = body.querySelectorAll("img");
  if (body.textContent?.trim() || more.length > 0) return false;
  // One of ours stays what it is; of others we have the file, and the page would show no more than a link.
  return image === undefined || URL.parse(image.src)?.origin !== location.origin;
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** An address that is pasted over some words makes them a link. */
function linked(editor: Editor, text: string): boolean {
  const checked = /^https?:\/\/\S+$/.test(text.trim()) ? checkedLink(text) : { fault: "" };
  const { from, to, $from, empty } = editor.state.selection;
  if (empty || "fault" in checked || !$from.sameParent(editor.state.doc.resolve(to)) || from === to)
    return false;
  return editor.commands.setMark("link", { href: checked.address });
}
