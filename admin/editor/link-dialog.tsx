import { type Editor, getMarkRange } from "@tiptap/react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { checkedLink } from "./links.ts";
import { type ChosenPicture, chosenPicture } from "./pictures/chosen.ts";
import type { PictureLink } from "./schema/figures.ts";

type LinkDialogProps = { editor: Editor; open: boolean; onClose(): void };

/** Asks where the selected words lead to; without a selection, for the words too. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const isLink = editor.isActive("link") || chosenPicture(editor.state)?.node.attrs.link != null;
  // Over the page and not in the form that the editor stands in: forms cannot be inside each other.
  return createPortal(
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title={isLink ? "Change link" : "Add link"}
      text="A web page, an e-mail address, or a place of this site such as /contact."
    >
      <LinkForm editor={editor} isLink={isLink} onClose={onClose} />
    </Dialog>,
    document.body,
  );
}

function LinkForm({ editor, isLink, onClose }: { editor: Editor; isLink: boolean; onClose(): void }) {
  const [range] = useState(() => rangeOf(editor));
  const [picture] = useState(() => pictureOf(editor));
  const [address, setAddress] = useState(() =>
    String((picture ? picture.node.attrs.link : editor.getAttributes("link"))?.href ?? ""),
  );
  const [words, setWords] = useState(range.words);
  const [fault, setFault] = useState("");

  function submit(): void {
    const checked = checkedLink(address);
    if ("fault" in checked) {
      setFault(checked.fault);
      return;
    }
    if (picture) {
      lead(editor, picture, { ...nowhere, ...picture.node.attrs.link, href: checked.address });
      onClose();
      return;
    }
    const attrs = { ...editor.getAttributes("link"), href: checked.address };
    const chain = editor.chain().setTextSelection(range);
    if (!range.isPlain || (words === range.words && words !== "")) {
      chain.setMark("link", attrs).setTextSelection(range.to);
    } else {
      const marks =
        editor.state.doc.resolve(range.from).marksAcross(editor.state.doc.resolve(range.to)) ?? [];
      const others = marks.filter((mark) => mark.type.name !== "link").map((mark) => mark.toJSON());
      chain.insertContentAt(range, {
        type: "text",
        text: words.trim() || checked.address,
        marks: [...others, { type: "link", attrs }],
      });
    }
    onClose();
    chain.focus().run();
  }

  function remove(): void {
    onClose();
    if (picture) lead(editor, picture, null);
    else editor.chain().setTextSelection(range).unsetMark("link").focus().run();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
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
        error={fault}
        onChange={({ target }) => {
          setAddress(target.value);
          setFault("");
        }}
      />
      {range.isPlain && (
        <Field
          label="Text"
          type="text"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
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

/** What the link is about: the link that the cursor is in, or what is selected. Words in one line can be changed with it. */
function rangeOf(editor: Editor): { from: number; to: number; words: string; isPlain: boolean } {
  const { selection, doc, schema } = editor.state;
  const link = schema.marks.link;
  const whole = link && editor.isActive("link") ? getMarkRange(selection.$from, link) : undefined;
  const from = Math.min(selection.from, whole?.from ?? selection.from);
  const to = Math.max(selection.to, whole?.to ?? selection.to);
  const $from = doc.resolve(from);
  const isLine = $from.sameParent(doc.resolve(to)) && $from.parent.isTextblock;
  return { from, to, words: doc.textBetween(from, to, " "), isPlain: isLine && !hasOther(editor, from, to) };
}

const nowhere: PictureLink = { href: null, title: null, id: null, style: null };

/** The picture of a figure, which keeps where it leads to itself; one in a line is linked like words. */
function pictureOf(editor: Editor): ChosenPicture | null {
  const chosen = chosenPicture(editor.state);
  return chosen?.node.type.name === "picture" ? chosen : null;
}

function lead(editor: Editor, { position }: ChosenPicture, link: PictureLink | null): void {
  editor.view.dispatch(editor.state.tr.setNodeAttribute(position, "link", link));
}

/** Whether there is something else than words, such as a picture, which writing the words anew would lose. */
function hasOther(editor: Editor, from: number, to: number): boolean {
  let found = false;
  editor.state.doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.isText) found = true;
  });
  return found;
}
