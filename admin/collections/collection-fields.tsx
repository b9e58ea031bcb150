import { FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useApi } from "#core/api.ts";
import type { UploadOptions } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { collectionFields } from "#features/photography/fields.ts";
import { isShownIn, limits } from "#features/photography/limits.ts";
import { toast } from "#ui/flash.tsx";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { FieldList } from "../fields/field-list.tsx";
import { ProjectGroup } from "../fields/project-group.tsx";
import { TagsField } from "../fields/tags-field.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { AllUploads } from "./all-uploads.tsx";
import { type ChosenFiles, itemsOfFiles } from "./chosen-files.ts";
import { type CollectionFields, shownItems } from "./fields.ts";
import { type CollectionItem, countOf, fromLibrary, isVisual, type Kind, moved } from "./items.ts";
import { MediaField } from "./media-field.tsx";
import { useProcessing } from "./use-processing.ts";

const kinds: Kind[] = ["image", "video"];
const notVisual = "Please choose a picture or a video.";

export function CollectionFormFields({ fields, change, errors, signedIn }: FieldProps<CollectionFields>) {
  const { items, mediaType } = fields;
  const { media } = useApi();
  const [leftOut, setLeftOut] = useState<ChosenFiles["leftOut"]>({});
  const [outdated, setOutdated] = useState<object>(); // errors of other items
  const library = useMediaLibrary();
  const setItems = (next: (items: CollectionItem[]) => CollectionItem[]) =>
    change((now) => ({ items: next(now.items) }));
  const changeItem = (key: string, some: Partial<CollectionItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...some } : item)));
  const uploads = useUploads<CollectionItem>({ items, signedIn, send, change: changeItem });
  useProcessing(items, changeItem);

  async function send(_: CollectionItem, file: File, options: UploadOptions) {
    const entry = await media.add({ file }, options);
    if (!isVisual(entry)) throw new AppError("unsupported_media_type", notVisual);
    const { _id: id, kind, status, poster: picture } = entry;
    return { upload: { state: "done" as const, id }, kind, status, picture };
  }

  function choose(files: File[], field: Kind): void {
    const chosen = itemsOfFiles(files, { existing: items, mediaType, field });
    setItems((all) => [...all, ...chosen.items]);
    setLeftOut(chosen.leftOut);
    setOutdated(errors);
  }

  function remove({ key }: CollectionItem): void {
    setItems((all) => all.filter((item) => item.key !== key));
    setLeftOut({});
    setOutdated(errors);
  }

  function creditAll(credit: string): void {
    setItems((all) => all.map((item) => ({ ...item, texts: { ...item.texts, credit } })));
    toast("success", `All ${shownItems(fields).length} have this credit.`, 3000);
  }

  async function chooseFromLibrary(kind: Kind): Promise<void> {
    const entry = await library.choose(kind);
    if (entry && isVisual(entry)) addFromLibrary(entry);
  }

  function addFromLibrary(entry: MediaEntry & { kind: Kind }): void {
    const { max, tooMany } = limits[entry.kind === "image" ? "images" : "videos"];
    if (items.some(({ upload }) => upload.state === "done" && upload.id === entry._id))
      toast("info", "This file is in the collection already.");
    else if (countOf(items, entry.kind) >= max) toast("error", tooMany());
    else setItems((all) => [...all, fromLibrary(entry)]);
  }

  return (
    <>
      <FieldList list={collectionFields} fields={fields} change={change} errors={errors} />
      {kinds
        .filter((kind) => isShownIn(mediaType, kind))
        .map((kind) => {
          const name = kind === "image" ? "images" : "videos";
          const error = errors === outdated ? undefined : errors[name];
          return (
            <MediaField
              key={kind}
              kind={kind}
              isRequired={mediaType !== "mixed"}
              items={items}
              error={leftOut[name] ? limits[name].tooMany() : error}
              leftOut={leftOut[name]}
              uploads={uploads}
              onChoose={(files) => choose(files, kind)}
              onLibrary={() => chooseFromLibrary(kind)}
              onRemove={remove}
              onCreditAll={creditAll}
              onChangeTexts={({ key, texts }, some) => changeItem(key, { texts: { ...texts, ...some } })}
              onMove={(key, target) => setItems((all) => moved(all, key, target))}
            />
          );
        })}
      <HiddenItems items={items.filter(({ kind }) => !isShownIn(mediaType, kind))} />
      <AllUploads items={shownItems(fields)} uploads={uploads} />
      <FieldList
        list={collectionFields}
        group="description"
        fields={fields}
        change={change}
        errors={errors}
      />
      {library.dialog}
    </>
  );
}

/** The groups beside the pictures and videos of a collection. */
export function CollectionSide(props: FieldProps<CollectionFields>) {
  const { fields, change, errors } = props;
  const { writing } = useApi();
  return (
    <>
      <SideGroup title="Category and tags" icon={FolderOpen} open>
        <FieldList list={collectionFields} group="category" fields={fields} change={change} errors={errors} />
        <TagsField
          value={fields.tags}
          onChange={(tags) => change({ tags })}
          error={errors.tags}
          suggest={(letters) => writing.tags({ q: letters })}
        />
      </SideGroup>
      <ProjectGroup {...props} />
    </>
  );
}

function HiddenItems({ items }: { items: CollectionItem[] }): ReactNode {
  if (items.length === 0) return null;
  const kind = items[0]?.kind ?? "image";
  return (
    <p className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-4 py-3 text-small">
      {items.length === 1
        ? `One ${kind} is left out when this is saved, because the media type does not show it.`
        : `${items.length} ${kind}s are left out when this is saved, because the media type does not show them.`}
    </p>
  );
}
