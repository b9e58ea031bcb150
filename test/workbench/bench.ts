import { Editor } from "@tiptap/core";
import { extensionsOf } from "#admin/editor/extensions.ts";
import { cleaned } from "#admin/editor/paste/cleaned.ts";
import { load } from "#admin/editor/schema/read.ts";
import { htmlOf } from "#admin/editor/schema/write.ts";

const nothing = () => {};
const doors = { onLink: nothing, onPicture: nothing, onToolbar: nothing };

/** What comes out of the editor when an article was put in, a letter was typed at its beginning and taken away again. */
export function edited(articles: string[]): string[] {
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new Editor({
    element,
    injectCSS: false,
    extensions: extensionsOf(() => doors, { ask: nothing, tell: nothing }),
  });
  const results = articles.map((html) => {
    load(editor, html);
    editor.view.dispatch(editor.state.tr.insertText("x", 1));
    if (htmlOf(editor.state.doc) === html) throw new Error("The letter was not written.");
    editor.commands.undo();
    return htmlOf(editor.state.doc);
  });
  editor.destroy();
  element.remove();
  return results;
}

/** What a pasted text becomes before the editor takes it. */
export function pasted(html: string): string {
  return cleaned(html).page.body.getHTML();
}
