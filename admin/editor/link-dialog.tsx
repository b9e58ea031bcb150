import { type Editor, getMarkRange } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { parseLink } from "./links.ts";
import { type SelectedPicture, selectedPicture } from "./pictures/selected-picture.ts";
import type { PictureLink } from "./schema/figures.ts";

type LinkDialogProps = { editor: Editor; open: boolean; onClose(): void };

export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const isLink = editor.isActive("link") || selectedPicture(editor.state)?.node.attrs.link != null;
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title={isLink ? "Change link" : "Add link"}
      text="A web page, an email address, or a page of this site such as /contact."
    >
      <LinkForm editor={editor} isLink={isLink} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, isLink, onClose }: { editor: Editor; isLink: boolean; onClose(): void }) {
  const [target] = useState(() => targetOf(editor));
  const [picture] = useState(() => figurePicture(editor));
  const [address, setAddress] = useState(() =>
    String((picture ? picture.node.attrs.link : editor.getAttributes("link"))?.href ?? ""),
  );
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
    if (picture) linkPicture(editor, picture, { ...noLink, ...picture.node.attrs.link, href: parsed.href });
    else linkText(parsed.href);
  }

  function linkText(href: string): void {
    const { from, to, isText } = target;
    const attrs = { ...editor.getAttributes("link"), href };
    const chain = editor.chain().setTextSelection({ from, to });
    if (!isText || (text === target.text && text !== "")) {
      chain.setMark("link", attrs).setTextSelection(to).focus().run();
      return;
    }
    const { doc } = editor.state;
    const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
    const others = marks.filter((mark) => mark.type.name !== "link").map((mark) => mark.toJSON());
    const content = { type: "text", text: text.trim() || href, marks: [...others, { type: "link", attrs }] };
    chain.insertContentAt({ from, to }, content).focus().run();
  }

  function remove(): void {
    onClose();
    if (picture) linkPicture(editor, picture, null);
    else editor.chain().setTextSelection(target).unsetMark("link").focus().run();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit(event.currentTarget);
      }}
      className="mt-5 space-y-4"
    >
      <Field
        label="Address"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={address}
        error={error}
        onChange={({ target }) => {
          setAddress(target.value);
          setError("");
        }}
      />
      {target.isText && (
        <Field
          label="Text"
          type="text"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <DialogButtons>
        {isLink && (
          <Button look="quiet" onClick={remove} className="mr-auto">
            Remove link
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{isLink ? "Change link" : "Add link"}</Button>
      </DialogButtons>
    </form>
  );
}

/** The selection, extended to the link at the cursor. `isText` is true for text in one block, which can be edited. */
function targetOf(editor: Editor): { from: number; to: number; text: string; isText: boolean } {
  const { selection, doc, schema } = editor.state;
  const { link } = schema.marks;
  const whole = link && editor.isActive("link") ? getMarkRange(selection.$from, link) : undefined;
  const from = Math.min(selection.from, whole?.from ?? selection.from);
  const to = Math.max(selection.to, whole?.to ?? selection.to);
  const $from = doc.resolve(from);
  let isText = $from.sameParent(doc.resolve(to)) && $from.parent.isTextblock;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.isText) isText = false;
  });
  return { from, to, text: doc.textBetween(from, to, " "), isText };
}

const noLink: PictureLink = { href: null, title: null, id: null, style: null };

/** The picture of a figure has a link of its own. A picture in a line is linked like text. */
function figurePicture(editor: Editor): SelectedPicture | null {
  const selected = selectedPicture(editor.state);
  return selected?.node.type.name === "picture" ? selected : null;
}

function linkPicture(editor: Editor, { position }: SelectedPicture, link: PictureLink | null): void {
  editor.view.dispatch(editor.state.tr.setNodeAttribute(position, "link", link));
}
