import { ImagePlus, Images } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { limits } from "#features/photography/limits.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { RequiredMark } from "#ui/required.tsx";
import { countOf } from "./chosen-files.ts";
import type { ItemActions } from "./item-card.tsx";
import { ItemList } from "./item-list.tsx";
import { counts, type FormItem, type Kind } from "./items.ts";
import { useDrop } from "./use-drop.ts";

type MediaFieldProps = Omit<ItemActions, "onMove" | "onRemove"> & {
  kind: Kind;
  required: boolean;
  /** All of the collection; those of the other kind are not shown here. */
  items: FormItem[];
  error?: string;
  /** Names of files beyond the limit. */
  leftOut?: string[];
  onChoose(files: File[], field: Kind): void;
  onLibrary?(kind: Kind): void;
  onRemove(item: FormItem): void;
  onPlace(key: string, at: string): void;
};

const fields = {
  image: {
    name: "images",
    label: "Images",
    choose: "Choose images",
    hint: "PNG, JPG up to 10MB",
    accept: "image/*",
    drop: "or drop them here",
  },
  video: {
    name: "videos",
    label: "Videos",
    choose: "Choose videos",
    hint: "MP4, MOV, AVI up to 100MB",
    accept: "video/mp4,video/quicktime,video/x-msvideo,.mp4,.mov,.avi",
    drop: "or drop them here",
  },
} as const;

/** The images or the videos of a collection: chosen by a button, dropped here, or taken from the library. */
export function MediaField({
  kind,
  required,
  items,
  error,
  leftOut,
  onChoose,
  onLibrary,
  onRemove,
  ...actions
}: MediaFieldProps) {
  const { name, label, choose, hint, accept, drop } = fields[kind];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { place, over } = useDrop<HTMLDivElement>((files) => onChoose(files, kind));
  const [said, setSaid] = useState("");
  const all = items.filter((item) => item.kind === kind);
  const own = [...all.filter(counts), ...all.filter((item) => !counts(item))]; // what was refused stands last

  function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // so that the same files can be chosen once more
    if (files.length > 0) onChoose(files, kind);
  }

  function remove(item: FormItem): void {
    const index = own.indexOf(item);
    const next = own[index + 1] ?? own[index - 1];
    onRemove(item);
    setSaid(`${item.name} removed.`);
    const card = next && document.querySelector(`[data-item="${next.key}"] [data-does="remove"]`);
    (card instanceof HTMLElement ? card : input.current)?.focus(); // the button that was pressed goes with it
  }

  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-4">
        <span id={`${id}-name`} className="text-small font-semibold">
          {label}
          {required && <RequiredMark />}
        </span>
        <span className="text-meta text-muted tabular-nums">
          {countOf(items, kind)} of {limits[name].most}
        </span>
      </legend>
      <div
        ref={place}
        className={classes(
          "mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-base border-2 border-dashed p-5",
          over ? "border-brand bg-sunken" : error ? "border-danger" : "border-control",
        )}
      >
        <div className="relative">
          <input
            ref={input}
            type="file"
            id={`${id}-file`}
            name={name}
            multiple
            accept={accept}
            aria-labelledby={`${id}-name ${id}-choose`}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
            aria-invalid={error ? true : undefined}
            onChange={chosen}
            className="peer absolute inset-0 size-full opacity-0"
          />
          <label
            id={`${id}-choose`}
            htmlFor={`${id}-file`}
            className="button relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-base border border-control px-4 py-2 text-small font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-brand hover:text-brand"
          >
            <ImagePlus aria-hidden className="size-4.5" />
            {choose}
          </label>
        </div>
        {onLibrary && (
          <Button look="outline" className="px-4!" onClick={() => onLibrary(kind)}>
            <Images aria-hidden className="size-4.5" />
            From the library
          </Button>
        )}
        <div className="text-meta text-muted">
          <p className="hidden sm:block">{drop}</p>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
      </div>
      {error && (
        <div id={`${id}-error`} role="alert" className="mt-1.5 text-meta font-medium text-danger">
          <p>{error}</p>
          {leftOut && <p className="break-words">Left out: {leftOut.join(", ")}</p>}
        </div>
      )}
      {own.length > 0 && (
        <ItemList {...actions} label={label} items={own} onRemove={remove} announce={setSaid} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
