import { FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useApi } from "#core/api.ts";
import type { UploadOptions } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { collectionFields } from "#features/photography/fields.ts";
import { isShownIn, limits } from "#features/photography/limits.ts";
import { m } from "#messages";
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
    if (!isVisual(entry)) throw new AppError("unsupported_media_type", m.adminCollections.notVisual());
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
    toast("success", m.adminCollections.creditedAll({ count: shownItems(fields).length }), 3000);
  }

  async function chooseFromLibrary(kind: Kind): Promise<void> {
    const entry = await library.choose(kind);
    if (entry && isVisual(entry)) addFromLibrary(entry);
  }

  function addFromLibrary(entry: MediaEntry & { kind: Kind }): void {
    const { max, tooMany } = limits[entry.kind === "image" ? "images" : "videos"];
    if (items.some(({ upload }) => upload.state === "done" && upload.id === entry._id))
      toast("info", m.adminCollections.alreadyThere());
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
      <SideGroup title={m.adminCollections.sideTitle()} icon={FolderOpen} open>
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
    <p className="rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-3 text-small">
      {kind === "image"
        ? m.adminCollections.hiddenImages({ count: items.length })
        : m.adminCollections.hiddenVideos({ count: items.length })}
    </p>
  );
}
