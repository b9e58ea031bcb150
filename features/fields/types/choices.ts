import { pick } from "#core/pick.ts";
import { m } from "#messages";
import type { ChosenPicture, Field, SharePicture } from "../field.ts";
import { instantOf } from "../parse-instant.ts";
import { storable } from "../storable.ts";
import { tidy } from "./texts.ts";
import { bad, good, type TypeOfField, wrong } from "./type.ts";

export const choice: TypeOfField = {
  empty: firstChoice,
  validate(field, raw = "", { path, complete, isSent }) {
    const { label, options = {}, optional = !complete } = field;
    const value = storable(String(raw));
    if (Object.hasOwn(options, value)) return good(value);
    if (value === "" && !isSent && optional) return good(firstChoice(field));
    const msg = field.invalid?.() ?? m.adminFields.notAnOption({ label: label() });
    return bad(firstChoice(field), { path, code: "invalid", msg });
  },
};

function firstChoice({ options = {}, default: value = Object.keys(options)[0] ?? "" }: Field): string {
  return value;
}

export const onOff: TypeOfField = {
  empty: () => false,
  column: "flag",
  validate: (field, raw = false, around) =>
    typeof raw === "boolean" ? good(raw) : wrong(field, false, around, m.adminFields.notYesOrNo),
};

/** A whole number. */
export const count: TypeOfField = {
  empty: ({ min = 0 }) => min,
  validate({ label, min = 0, max = Number.MAX_SAFE_INTEGER, invalid }, raw = min, { path }) {
    if (Number.isInteger(raw) && Number(raw) >= min && Number(raw) <= max) return good(raw);
    return bad(min, {
      path,
      code: "invalid",
      msg: invalid?.() ?? m.adminFields.notANumber({ label: label() }),
    });
  },
};

export const instant: TypeOfField = {
  empty: () => null,
  isKept: true,
  validate({ required, invalid }, raw, { path, timeZone }) {
    const value = instantOf(storable(String(raw ?? "")), timeZone) ?? null;
    if (value === null && raw && invalid) return bad(value, { path, code: "invalid", msg: invalid() });
    return value === null && required ? bad(value, { path, code: "required", msg: required() }) : good(value);
  },
};

export const noPicture: ChosenPicture = { mediaId: "", alt: "" };
const idFormat = /^[\w-]{1,100}$/;

/** A picture of the media library, with its alternative text. */
export const picture: TypeOfField = {
  empty: () => noPicture,
  column: "json",
  validate(field, raw = noPicture, around) {
    const { path, complete } = around;
    if (typeof raw !== "object" || raw === null || Array.isArray(raw))
      return wrong(field, noPicture, around, m.adminFields.notAPicture);
    const { mediaId, alt } = raw as ChosenPicture;
    if (mediaId === "") return good(noPicture);
    if (!idFormat.test(mediaId)) return wrong(field, noPicture, around, m.adminFields.notAPicture);
    const value = { mediaId, alt: tidy(alt) };
    if (value.alt === "" && complete && field.required)
      return bad(value, { path, code: "required", msg: field.required() });
    const msg = m.adminFields.altTooLong();
    return value.alt.length > 1000 ? bad(value, { path, code: "too_long", msg }) : good(value);
  },
  words: (_, value) => [(value as ChosenPicture).alt],
  media: (_, value) => [(value as ChosenPicture).mediaId],
};

const shareKeys = ["mediaId", "x", "y"] as const;

export const sharePicture: TypeOfField = {
  empty: () => null,
  validate(_, raw) {
    const isPicture = typeof raw === "object" && raw !== null && "mediaId" in raw;
    return good(isPicture ? pick(raw as SharePicture, shareKeys) : null);
  },
};

/** One other document or file, by its id. */
export const reference: TypeOfField = {
  empty: () => "",
  column: "id",
  validate: (field, raw = "", around) =>
    raw === "" || (typeof raw === "string" && idFormat.test(raw))
      ? good(raw)
      : wrong(field, "", around, m.adminFields.notAnId),
  media: ({ kind }, value) => (kind === "file" ? [String(value)] : []),
};

/** The id of a picture of the library or of a document, or null. It may be gone. */
export const id: TypeOfField = {
  empty: () => null,
  validate(field, raw = null, around) {
    if (raw === null || (typeof raw === "string" && idFormat.test(raw))) return good(raw);
    if (field.kind !== "picture") return wrong(field, null, around, m.adminFields.notAnId);
    return bad(null, { path: around.path, code: "invalid", msg: m.adminFields.notInLibrary() });
  },
  media: ({ kind }, value) => (kind === "picture" && value ? [String(value)] : []),
};

/** Other documents, by their ids. */
export const references: TypeOfField = {
  empty: () => [],
  column: "json",
  validate(field, raw = [], around) {
    const isIds = Array.isArray(raw) && raw.every((each) => typeof each === "string" && idFormat.test(each));
    if (!isIds) return wrong(field, [], around, m.adminFields.notIds);
    const { label, one = "document", maxItems = 100 } = field;
    const ids = [...new Set(raw)];
    const msg = m.adminFields.tooManyItems({ kind: one, label: label(), count: maxItems });
    return ids.length > maxItems ? bad(ids, { path: around.path, code: "too_long", msg }) : good(ids);
  },
};
