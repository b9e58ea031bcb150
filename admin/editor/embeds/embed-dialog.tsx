import { useState } from "react";
import { useApi } from "#core/api.ts";
import { defaultHeight, frameHeight, maxHeight, minHeight } from "#features/embeds/frames.ts";
import { m } from "#messages";
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
  const { form, busy, run, error, forget } = useSubmit(m.adminEmbeds.unreachable());

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
      title={
        selected
          ? isFrame
            ? m.adminEmbeds.changeEmbedTitle()
            : m.adminEmbeds.changeVideo()
          : m.adminEmbeds.addTitle()
      }
      text={m.adminEmbeds.addText()}
      submit={selected ? m.adminEmbeds.changeSubmit() : m.adminEmbeds.addSubmit()}
      busyText={m.adminEmbeds.adding()}
      busy={busy}
      form={form}
      onClose={onClose}
      onSubmit={(sent) => void run(() => submit(sent))}
    >
      <Field
        label={m.adminEmbeds.addressLabel()}
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
          {m.adminEditor.fromLibrary()}
        </Button>
      )}
      {selected && (
        <Field
          label={m.adminEmbeds.frameTitleLabel()}
          type="text"
          name="title"
          maxLength={200}
          defaultValue={selected.title}
        />
      )}
      {isFrame && (
        <Field
          label={m.adminEmbeds.frameHeightLabel()}
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
