import { useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { type EmbedAttributes, insertEmbed } from "../blocks/embed.ts";
import { selectedBlock } from "../blocks/selected-block.ts";
import { type EditorDialogProps, FormDialog, textOf } from "../form-dialog.tsx";

/** `choose` opens the media library. */
type EmbedDialogProps = EditorDialogProps & { choose?(): Promise<EmbedAttributes | null> };

/** Adds a video, or changes the selected one. */
export function EmbedDialog({ editor, onClose, choose }: EmbedDialogProps) {
  const { embeds } = useApi();
  const [selected] = useState(() => selectedBlock(editor, "embed")?.attrs as EmbedAttributes | undefined);
  const [error, setError] = useState("");
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const [address, title] = [textOf(form, "address"), textOf(form, "title")];
    if (selected && address === selected.href) return finish({ ...selected, title });
    setPending(true);
    try {
      const found = await embeds.add({ address });
      finish({ href: found.url, title: title || found.title, poster: found.poster });
    } catch (failure) {
      setError(messageOf(failure, "The server could not be reached. Please try again."));
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
    <FormDialog
      title={selected ? "Change video" : "Add video"}
      text="A video of the media library, or the address of one on YouTube, Vimeo or a PeerTube site from the settings. Nothing is loaded from another site before readers press play."
      submit={isPending ? "Adding..." : selected ? "Change video" : "Add video"}
      isPending={isPending}
      onClose={onClose}
      onSubmit={(form) => void submit(form)}
    >
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
    </FormDialog>
  );
}
