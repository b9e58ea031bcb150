import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { type Ref, useId } from "react";
import { useSite } from "#app/site/site.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Decorative } from "#ui/decorative.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { rich } from "#ui/rich.tsx";
import { Disclosure } from "../document/disclosure.tsx";
import { MediaTracks } from "../media/media-tracks.tsx";
import { RowButton } from "../sortable/row-button.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";
import { ItemPreview } from "./item-preview.tsx";
import type { CollectionItem, ItemTexts } from "./items.ts";
import { UploadStatus } from "./upload-status.tsx";

export type ItemActions = {
  uploads: Pick<Uploads<CollectionItem>, "cancel" | "retry">;
  onChangeTexts(item: CollectionItem, some: Partial<ItemTexts>): void;
  /** Gives all items of the collection this credit. */
  onCreditAll(credit: string): void;
  onRemove(item: CollectionItem): void;
};

type ItemInspectorProps = ItemActions & {
  ref: Ref<HTMLElement>;
  item: CollectionItem;
  /** From 1. */
  position: number;
  total: number;
  onStep(by: 1 | -1): void;
};

/** The texts of the chosen picture or video. */
export function ItemInspector({ ref, item, position, total, ...actions }: ItemInspectorProps) {
  const { uploads, onChangeTexts, onCreditAll, onRemove, onStep } = actions;
  const { language } = useSite();
  const { alt, decorative, caption, credit } = item.texts;
  const isVideo = item.kind === "video";
  const { kind } = item;
  const id = useId();
  const change = (some: Partial<ItemTexts>) => onChangeTexts(item, some);
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="min-w-0 scroll-mt-24 scroll-mb-40 space-y-4 rounded-base border border-hairline bg-surface p-4"
    >
      <div className="-my-1.5 flex items-center">
        <h2 id={id} className="min-w-0 grow text-small font-semibold">
          {rich(
            m.adminCollections.positionOf({
              kind,
              position,
              total,
              of: (text) => <span className="font-normal text-muted">{text}</span>,
            }),
          )}
        </h2>
        {total > 1 && (
          <>
            <RowButton
              icon={ChevronLeft}
              does="previous"
              label={m.adminCollections.previous({ kind })}
              onClick={() => onStep(-1)}
            />
            <RowButton
              icon={ChevronRight}
              does="next"
              label={m.adminCollections.next({ kind })}
              onClick={() => onStep(1)}
            />
          </>
        )}
        <RowButton
          icon={Trash2}
          does="remove"
          label={m.adminCollections.remove({ kind, position, name: item.name })}
          onClick={() => onRemove(item)}
        />
      </div>
      <ItemPreview item={item} />
      {item.file && <p className="truncate text-meta text-muted">{item.name}</p>}
      {item.upload.state === "done" && <UploadStatus item={item} uploads={uploads} />}
      <div>
        <TextField
          label={m.adminMedia.altLabel()}
          name="alt"
          rows={2}
          dir="auto"
          controlClassName="field-sizing-content"
          value={decorative ? "" : alt}
          maxLength={1000}
          disabled={decorative}
          onChange={({ target }) => change({ alt: target.value.replace(/[\r\n]+/g, " ") })}
          hint={m.adminCollections.altHint({ kind })}
          className={classes(decorative && "opacity-60")}
        />
        {!isVideo && (
          <Decorative checked={decorative} onChange={(checked) => change({ decorative: checked })} />
        )}
      </div>
      <TextField
        label={m.adminCollections.caption()}
        rows={3}
        dir="auto"
        value={caption}
        maxLength={2000}
        onChange={({ target }) => change({ caption: target.value })}
      />
      <div>
        <Field
          label={m.adminCollections.credit()}
          dir="auto"
          value={credit}
          maxLength={300}
          onChange={({ target }) => change({ credit: target.value })}
          hint={m.adminCollections.creditHint({ kind })}
        />
        {total > 1 && credit.trim() !== "" && (
          <Button variant="outline" className="mt-2.5 px-4!" onClick={() => onCreditAll(credit)}>
            {m.adminCollections.creditAll()}
          </Button>
        )}
      </div>
      {isVideo && item.upload.state === "done" && (
        <Disclosure text={m.adminCollections.tracks()} lazy>
          <MediaTracks id={item.upload.id} kind="video" language={language} />
        </Disclosure>
      )}
    </section>
  );
}
