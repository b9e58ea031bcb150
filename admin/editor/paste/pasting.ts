import { type Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { EditorProps } from "../editor-props.ts";
import { checkedLink } from "../links.ts";
import { missingPictures } from "../pictures/missing.ts";
import { cleaned } from "./cleaned.ts";
import { withLinks } from "./linking.ts";
import { type CarriedForm, picturesIn, withoutData } from "./pictures.ts";

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
      const carried: CarriedForm = new Map();
      let isOwn = false;
      return [
        new Plugin({
          props: {
            transformPastedHTML(html) {
              isOwn = /data-pm-slice=/.test(html);
              const { page, lostPictures } = isOwn ? { page: pageOf(html), lostPictures: 0 } : cleaned(html);
              for (const [place, file] of withoutData(page)) carried.set(place, file);
              const foreign = isOwn ? 0 : missingPictures(page).length - lostPictures;
              const words = notCopied(foreign, lostPictures);
              if (words) ways.tell("info", words, 8000);
              return page.body.getHTML();
            },
            transformPastedText(text) {
              isOwn = false;
              return text;
            },
            transformPasted: (slice, view) => (isOwn || isInCode(view) ? slice : withLinks(slice)),
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
function settle(editor: Editor, carried: CarriedForm, ways: Ways): void {
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

/** What is said of pictures that a clipboard names and does not contain. */
function notCopied(foreign: number, lost: number): string {
  const all = foreign + lost;
  if (all === 0) return "";
  const [pictures, are, them] = all === 1 ? ["1 picture", "is", "it"] : [`${all} pictures`, "are", "them"];
  if (lost === 0)
    return `${pictures} ${are} on another site and could not be copied. Save ${them} and insert ${them} here.`;
  return `${pictures} could not be copied. ${all === 1 ? "Its place is" : "Their places are"} marked: insert ${them} there.`;
}

function isInCode({ state }: EditorView): boolean {
  return state.selection.$from.parent.type.spec.code === true;
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
