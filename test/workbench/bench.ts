import { Editor } from "@tiptap/core";
import { htmlOf, load } from "#admin/editor/html.ts";
import { clean } from "#admin/editor/paste/clean.ts";
import { extensionsFor } from "#admin/editor/text-editor/extensions.ts";

const nothing = () => {};
const actions = {
  open: nothing,
  openPicture: nothing,
  replacePicture: nothing,
  openFind: nothing,
  drawChart: async () => ({ drawings: null, unit: "", foot: [], notices: [], problem: null }),
  focusToolbar: nothing,
  ask: nothing,
  addFrame: nothing,
  addFiles: nothing,
};

/** Loads each article, types a letter at its start, undoes that and returns the HTML. */
export function edited(articles: string[]): string[] {
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new Editor({
    element,
    injectCSS: false,
    extensions: extensionsFor(() => actions),
  });
  const results = articles.map((html) => {
    load(editor, html);
    editor.view.dispatch(editor.state.tr.insertText("x", 1));
    if (htmlOf(editor.state.doc) === html) throw new Error("The letter was not typed.");
    editor.commands.undo();
    return htmlOf(editor.state.doc);
  });
  editor.destroy();
  element.remove();
  return results;
}

export function pasted(html: string): string {
  return clean(html).page.body.getHTML();
}
