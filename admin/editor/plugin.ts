import { type Editor, Extension } from "@tiptap/core";
import { Plugin, type PluginSpec } from "@tiptap/pm/state";

/** An extension that is a plugin of ProseMirror. */
export function pluginExtension<State>(name: string, specOf: (editor: Editor) => PluginSpec<State>) {
  return Extension.create({
    name,
    addProseMirrorPlugins() {
      return [new Plugin(specOf(this.editor))];
    },
  });
}
