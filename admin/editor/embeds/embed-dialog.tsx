import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { type EmbedAttributes, insertEmbed, selectedEmbed } from "../blocks/embed.ts";
import { DialogForm } from "../dialog-form.tsx";

type EmbedDialogProps = {
  editor: Editor;
  open: boolean;
  onClose(): void;
  /** Opens the media library. */
  choose?(): Promise<EmbedAttributes | null>;
};

/** Adds a video, or changes the selected one. */
export function EmbedDialog({ editor, open, onClose, choose }: EmbedDialogProps) {
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title={selectedEmbed(editor) ? "Change video" : "Add video"}
      text="A video of the media library, or the address of one on YouTube, Vimeo or a PeerTube site from the settings. Nothing is loaded from another site before readers press play."
    >
      <EmbedForm editor={editor} onClose={onClose} choose={choose} />
    </Dialog>
  );
}

function EmbedForm({ editor, onClose, choose }: Omit<EmbedDialogProps, "open">) {
  const { embeds } = useApi();
  const [selected] = useState(() => selectedEmbed(editor)?.attrs as EmbedAttributes | undefined);
  const [error, setError] = useState("");
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = new FormData(form);
    const address = String(values.get("address")).trim();
    const title = String(values.get("title") ?? "").trim();
    if (selected && address === selected.href) return finish({ ...selected, title });
    setPending(true);
    try {
      const found = await embeds.add({ address });
      finish({ href: found.url, title: title || found.title, poster: found.poster });
    } catch (failure) {
      setError(isAppError(failure) ? failure.message : "The server could not be reached. Please try again.");
      setPending(false);
      form.querySelector("input")?.focus();
    }
  }

  async function chooseOwn(): Promise<void> {
    onClose();
    const chosen = await choose?.();
    if (chosen) finish(chosen);
  }

  function finish(attributes: EmbedAttributes): void {
    onClose();
    if (selected) editor.chain().updateAttributes("embed", attributes).focus().run();
    else insertEmbed(editor, attributes);
  }

  return (
    <DialogForm onSubmit={(form) => void submit(form)}>
      <Field
        label="Address of the video"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        name="address"
        defaultValue={selected?.href ?? ""}
        error={error}
        onChange={() => setError("")}
      />
      {choose && (
        <Button look="outline" onClick={() => void chooseOwn()}>
          From the library
        </Button>
      )}
      {selected && (
        <Field label="Title" type="text" name="title" maxLength={200} defaultValue={selected.title} />
      )}
      <DialogButtons>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Adding..." : selected ? "Change video" : "Add video"}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
