import { useApi } from "#core/api.ts";
import { AppError } from "#core/errors.ts";
import type { Fields as FieldList, PlainType } from "#features/fields/field.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import type { FieldProps, Fields, SavedKind } from "../document/kind.ts";
import { formTypes } from "../fields/form-types.ts";
import type { FormItem } from "../fields/form-value.ts";
import type { PendingFile } from "./upload.ts";
import { useUploads } from "./use-uploads.ts";

/** A picture that is being uploaded for a field. The path names items of lists by their keys, because they can move. */
export type FieldUpload = PendingFile & { path: string; isDecorative: boolean };

/** The form keeps them, so that a save waits for them, also while their fields are not shown. */
export function uploadsIn({ uploads }: Fields): FieldUpload[] {
  return (uploads ?? []) as FieldUpload[];
}

type FieldUploadsOptions = Pick<FieldProps<Fields>, "fields" | "change" | "signedIn"> & { kind: SavedKind };

export function useFieldUploads({ kind, fields, change, signedIn }: FieldUploadsOptions): void {
  const { media } = useApi();
  useUploads<FieldUpload>({
    items: uploadsIn(fields),
    signedIn,
    async send({ key, path, isDecorative }, file, options) {
      const entry = await media.add(
        { file, ...(isDecorative ? { decorative: true } : { alt: "" }) },
        options,
      );
      if (entry.kind !== "image") throw new AppError("unsupported_media_type", m.adminUploads.notImage());
      change((now) =>
        uploadsIn(now).some((each) => each.key === key) ? withPicture(kind, now, path, entry) : {},
      );
      return {};
    },
    change: (key, some) =>
      change((now) => ({
        uploads: uploadsIn(now).map((each) => (each.key === key ? { ...each, ...some } : each)),
      })),
  });
}

/** The changed values of a form when a field gets a picture of the library, or none. */
export function withPicture(kind: SavedKind, form: Fields, path: string, entry: MediaEntry | null): Fields {
  const [name = ""] = path.split(".");
  const isCover = kind.list(form)[name]?.type === "cover";
  return {
    ...(isCover ? kind.coverOf?.(entry) : valueWith(kind.list(form), form, path.split("."), entry)),
    uploads: uploadsIn(form).filter((each) => each.path !== path),
  };
}

type Path = string[];

function valueWith(
  list: FieldList,
  form: Fields,
  [name = "", ...path]: Path,
  entry: MediaEntry | null,
): Fields {
  const { [name]: field } = list;
  const { [name]: value } = form;
  if (!field) return {}; // of another template
  if (field.type === "group")
    return {
      [name]: { ...(value as Fields), ...valueWith(field.fields ?? {}, value as Fields, path, entry) },
    };
  if (field.type !== "list") return { [name]: formTypes[field.type as PlainType].chosen?.(entry, field) };
  const [key, ...rest] = path;
  const items = (value as FormItem[]).map((item) =>
    item.key === key ? { ...item, ...valueWith(field.item ?? {}, item, rest, entry) } : item,
  );
  return { [name]: items };
}
