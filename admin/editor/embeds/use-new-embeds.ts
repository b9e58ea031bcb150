import type { Editor, JSONContent } from "@tiptap/react";
import { useEffect } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import { attributesOf, insertEmbed } from "../blocks/embed.ts";
import type { FrameCode } from "../blocks/frame-code.ts";

/** Requests the titles and the posters of videos whose address was pasted. Returns what adds a pasted frame. */
export function useNewEmbeds(editor: Editor): (code: FrameCode) => void {
  const { embeds } = useApi();

  useEffect(() => {
    const listener = () => {
      for (const href of change(editor, ({ isNew }) => isNew, { isNew: false })) {
        embeds.add({ address: href }).then(
          ({ title, poster }) =>
            change(editor, (other) => other.href === href && !other.poster, { title, poster }),
          () => {}, // it stays a link with the address
        );
      }
    };
    editor.on("update", listener);
    return () => void editor.off("update", listener);
  }, [editor, embeds]);

  return ({ address, ...code }) =>
    void embeds.add({ address }).then(
      (found) => {
        if (!editor.isDestroyed) insertEmbed(editor, attributesOf(found, code));
      },
      (error) => {
        toast("error", messageOf(error, m.adminEmbeds.unreachable()), 8000);
        if (!editor.isDestroyed) editor.commands.insertContent(linkTo(address, code.title));
      },
    );
}

/** What stays of a frame that articles cannot show. */
function linkTo(address: string, title: string): JSONContent {
  const isWeb = /^https?:/.test(address);
  const text = title || address;
  return { type: "text", text, marks: isWeb ? [{ type: "link", attrs: { href: address } }] : [] };
}

type Attributes = { href: string; poster: string | null; isNew: boolean };

/** Changes embeds in steps that cannot be undone. A selected one stays selected. Returns their addresses. */
function change(editor: Editor, where: (attributes: Attributes) => boolean, values: object): string[] {
  if (editor.isDestroyed) return [];
  const { tr } = editor.state;
  const found: string[] = [];
  tr.doc.forEach((node, position) => {
    if (node.type.name !== "embed" || !where(node.attrs as Attributes)) return;
    found.push(node.attrs.href);
    for (const [name, value] of Object.entries(values)) tr.setNodeAttribute(position, name, value);
  });
  if (found.length > 0) editor.view.dispatch(tr.setMeta("addToHistory", false));
  return found;
}
