import { oneOf } from "#app/listing/parameters.ts";
import { day } from "#core/durations.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { type Action, defineList } from "../list/list.ts";
import { MediaCard } from "./media-card.tsx";
import { MediaDetails } from "./media-details.tsx";
import { nameOf } from "./words.ts";

export const details: Action<MediaEntry> = {
  text: m.adminMedia.details,
  only: "row",
  dialog: ({ rows: [entry], ...rest }) => entry && <MediaDetails key={entry._id} entry={entry} {...rest} />,
};

const counted = (name: string, count?: number) =>
  count === undefined ? name : m.adminList.tabCount({ name, count });

export const mediaList = defineList(
  {
    kind: oneOf("image", "video", "audio", "file"),
    use: oneOf("used", "unused"),
    alt: oneOf("missing", "decorative"),
    days: oneOf("7", "30", "365"),
    sort: oneOf("date", "size", "name"),
  },
  {
    read: (api, { days, ...query }) => {
      const since = days && new Date(Date.now() - Number(days) * day).toISOString();
      return api.media.list({ ...query, since });
    },
    counts: (api) => api.media.counts(),
  },
  {
    path: "/manage-media",
    title: m.adminMedia.title,
    description: m.adminMedia.description,
    forbidden: m.adminMedia.forbidden,
    lead: { count: m.adminMedia.count, countOf: m.adminMedia.countOf },
    noneFound: m.adminMedia.noneFound,
    noMatch: m.adminMedia.noMatch,
    loadFailed: m.adminMedia.loadFailed,
    label: nameOf,
    search: m.adminMedia.searchLabel,
    tabs: {
      label: m.adminMedia.filter,
      choices: [
        { text: m.adminMedia.everything, set: {}, count: ({ all }) => all },
        { text: m.adminMedia.unused, set: { use: "unused" }, count: ({ unused }) => unused },
        { text: m.adminMedia.noAltText, set: { alt: "missing" }, count: ({ missing }) => missing },
        {
          text: m.adminMedia.isDecorative,
          set: { alt: "decorative" },
          count: ({ decorative }) => decorative,
        },
      ],
    },
    filters: [
      {
        name: "kind",
        label: m.adminMedia.kindFilter,
        choices: (counts) => [
          { value: "", text: m.adminMedia.allKinds() },
          { value: "image", text: counted(m.adminMedia.images(), counts?.images) },
          { value: "video", text: counted(m.adminMedia.videos(), counts?.videos) },
          { value: "audio", text: counted(m.adminMedia.audio(), counts?.audio) },
          { value: "file", text: counted(m.adminMedia.files(), counts?.files) },
        ],
      },
      {
        name: "days",
        label: m.adminMedia.uploadedFilter,
        choices: () => [
          { value: "", text: m.adminMedia.anyDate() },
          { value: "7", text: m.adminMedia.lastWeek() },
          { value: "30", text: m.adminMedia.lastMonth() },
          { value: "365", text: m.adminMedia.lastYear() },
        ],
      },
    ],
    defaultSort: "date",
    columns: [
      { name: m.adminMedia.uploaded, sort: { by: "date", text: m.adminMedia.sortUploaded } },
      { name: m.adminMedia.size, sort: { by: "size", text: m.adminMedia.sortSize } },
      { name: m.adminMedia.fileName, sort: { by: "name", text: m.adminMedia.sortFileName } },
    ],
    card: (entry, run) => <MediaCard entry={entry} onOpen={() => run(details)} />,
    refreshWhile: (entries) => entries.some(({ status }) => status === "processing"),
    actions: [
      details,
      {
        text: m.adminMedia.delete,
        only: "bulk",
        danger: true,
        confirm: (_, named) => ({
          title: m.adminMedia.deleteTitle(),
          text: `${m.adminMedia.deleteQuestion(named)} ${m.adminMedia.deletedForGood()} ${m.adminMedia.unlessUnused()}`,
          yes: m.common.delete(),
          busy: m.common.deleting(),
        }),
        all: (api, rows) => api.media.removeUnused({ ids: rows.map(({ _id }) => _id) }),
        missing: m.adminMedia.unlessUnused,
        done: m.adminMedia.deleted,
      },
    ],
    empty: {
      title: m.adminMedia.none,
      text: m.adminMedia.noneHint,
    },
  },
);
