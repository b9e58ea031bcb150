import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { linkPicture, linkRange, removeLink, selectedLink } from "../blocks/link.ts";
import type { EditorDialogProps } from "../editor-dialog.ts";
import { parseLink } from "../links.ts";
import { LinkAddress } from "./link-address.tsx";

export function LinkDialog({ editor, onClose }: EditorDialogProps) {
  const [link] = useState(() => selectedLink(editor));
  const [target] = useState(() => targetOf(editor));
  const [address, setAddress] = useState(link?.href ?? "");
  const [text, setText] = useState(target.text);
  const [error, setError] = useState("");

  function submit(form: HTMLFormElement): void {
    const parsed = parseLink(address);
    if ("error" in parsed) {
      setError(parsed.error);
      form.querySelector("input")?.focus();
      return;
    }
    onClose();
    const attrs = { ...link, href: parsed.href };
    if (linkPicture(editor, attrs)) return;
    const { from, to, isText } = target;
    const chain = editor.chain().setTextSelection({ from, to });
    if (!isText || (text === target.text && text !== "")) {
      chain.setMark("link", attrs).setTextSelection(to).focus().run();
      return;
    }
    const { doc } = editor.state;
    const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
    const others = marks.filter((mark) => mark.type.name !== "link").map((mark) => mark.toJSON());
    const content = {
      type: "text",
      text: text.trim() || parsed.href,
      marks: [...others, { type: "link", attrs }],
    };
    chain.insertContentAt({ from, to }, content).focus().run();
  }

  return (
    <FormDialog
      title={link ? m.adminEditor.changeLink() : m.adminEditor.addLink()}
      text={m.adminEditor.linkText()}
      submit={link ? m.adminEditor.changeLink() : m.adminEditor.addLink()}
      onClose={onClose}
      onSubmit={submit}
      other={
        link && (
          <Button
            variant="quiet"
            onClick={() => {
              onClose();
              removeLink(editor);
            }}
            className="me-auto"
          >
            {m.adminEditor.removeLink()}
          </Button>
        )
      }
    >
      <LinkAddress
        editor={editor}
        value={address}
        error={error}
        onChange={(next, title) => {
          setAddress(next);
          setError("");
          if (title && text.trim() === "") setText(title);
        }}
      />
      {target.isText && (
        <Field
          label={m.adminEditor.linkWordsLabel()}
          type="text"
          name="text"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

/** What will be linked. `isText` is true for text in one block, which can be edited. */
function targetOf(editor: Editor): { from: number; to: number; text: string; isText: boolean } {
  const { doc } = editor.state;
  const { from, to } = linkRange(editor);
  const $from = doc.resolve(from);
  let isText = $from.sameParent(doc.resolve(to)) && $from.parent.isTextblock;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.isText) isText = false;
  });
  return { from, to, text: doc.textBetween(from, to, " "), isText };
}
