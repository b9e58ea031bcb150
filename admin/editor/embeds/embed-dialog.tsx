import { useState } from "react";
import { useApi } from "#core/api.ts";
import { defaultHeight, frameHeight, maxHeight, minHeight } from "#features/embeds/frames.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { attributesOf, type EmbedAttributes, insertEmbed } from "../blocks/embed.ts";
import { frameCodeIn } from "../blocks/frame-code.ts";
import { selectedBlock } from "../blocks/selected-block.ts";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";

/** `choose` opens the media library. */
type EmbedDialogProps = EditorDialogProps & { choose?(): Promise<EmbedAttributes | null> };

/** Adds a video or what another site shows in a frame, or changes the selected one. */
export function EmbedDialog({ editor, onClose, choose }: EmbedDialogProps) {
  const { embeds } = useApi();
  const [selected] = useState(() => selectedBlock(editor, "embed")?.attrs as EmbedAttributes | undefined);
  const isFrame = selected?.kind === "frame";
  const { form, busy, run, error, forget } = useSubmit("The server could not be reached. Please try again.");

  async function submit(form: HTMLFormElement): Promise<void> {
    const [address, title] = [textOf(form, "address"), textOf(form, "title")];
    const code = frameCodeIn(address);
    const height = frameHeight(textOf(form, "height") || String(code?.height));
    if (selected && address === selected.href)
      return finish({ ...selected, title, height: isFrame ? height : null });
    const found = await embeds.add({ address: code?.address ?? address });
    finish(attributesOf(found, { title: title || code?.title || "", height }));
  }

  async function chooseOwn(): Promise<void> {
    onClose();
    const chosen = await choose?.();
    if (chosen) finish(chosen);
  }

  function finish(found: EmbedAttributes): void {
    const attributes: EmbedAttributes = { kind: "video", height: null, ...found };
    onClose();
    if (selected) editor.chain().updateAttributes("embed", attributes).focus().run();
    else insertEmbed(editor, attributes);
  }

  return (
    <FormDialog
      title={selected ? `Change ${isFrame ? "embed" : "video"}` : "Add video or embed"}
      text="A video of the media library, of YouTube, Vimeo or PeerTube, or a chart, a map or a form of a site from the settings. Nothing is loaded from another site before readers ask for it."
      submit={selected ? "Change" : "Add"}
      busyText="Adding..."
      busy={busy}
      form={form}
      onClose={onClose}
      onSubmit={(sent) => void run(() => submit(sent))}
    >
      <Field
        label="Address, or the code to embed it"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        name="address"
        defaultValue={selected?.href ?? ""}
        error={error}
        onChange={forget}
      />
      {choose && (
        <Button variant="outline" onClick={() => void chooseOwn()}>
          From the library
        </Button>
      )}
      {selected && (
        <Field label="Title" type="text" name="title" maxLength={200} defaultValue={selected.title} />
      )}
      {isFrame && (
        <Field
          label="Height in pixels"
          type="number"
          name="height"
          min={minHeight}
          max={maxHeight}
          defaultValue={selected?.height ?? defaultHeight}
        />
      )}
    </FormDialog>
  );
}
