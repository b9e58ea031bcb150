import { oneOf } from "#app/listing/parameters.ts";
import { day } from "#core/durations.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { type Action, defineList } from "../list/list.ts";
import { MediaCard } from "./media-card.tsx";
import { MediaDetails } from "./media-details.tsx";
import { nameOf, searchedIn } from "./words.ts";

export const deletedForGood = "This action cannot be undone: files do not go to the trash.";
const unlessUnused =
  "Files that an article, draft, earlier version, collection or the trash needs stay, and so do files uploaded within the last day.";

export const details: Action<MediaEntry> = {
  text: "Details",
  only: "row",
  dialog: ({ rows: [entry], ...rest }) => entry && <MediaDetails key={entry._id} entry={entry} {...rest} />,
};

const counted = (count?: number) => (count === undefined ? "" : ` (${count.toLocaleString("en-US")})`);

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
    title: "Library",
    description: "Every picture, video, recording and file.",
    forbidden: "Only administrators can manage pictures, videos and files.",
    noun: "file",
    label: nameOf,
    search: searchedIn,
    tabs: {
      label: "Filter",
      choices: [
        { text: "Everything", set: {}, count: ({ all }) => all },
        { text: "Unused", set: { use: "unused" }, count: ({ unused }) => unused },
        { text: "No alternative text", set: { alt: "missing" }, count: ({ missing }) => missing },
        { text: "Decorative", set: { alt: "decorative" }, count: ({ decorative }) => decorative },
      ],
    },
    filters: [
      {
        name: "kind",
        label: "Kind",
        choices: (counts) => [
          { value: "", text: "All kinds" },
          { value: "image", text: `Images${counted(counts?.images)}` },
          { value: "video", text: `Videos${counted(counts?.videos)}` },
          { value: "audio", text: `Audio${counted(counts?.audio)}` },
          { value: "file", text: `Files${counted(counts?.files)}` },
        ],
      },
      {
        name: "days",
        label: "Uploaded",
        choices: () => [
          { value: "", text: "Any date" },
          { value: "7", text: "Last 7 days" },
          { value: "30", text: "Last 30 days" },
          { value: "365", text: "Last 12 months" },
        ],
      },
    ],
    defaultSort: "date",
    columns: [
      { name: "Uploaded", sort: "date" },
      { name: "Size", sort: "size" },
      { name: "File name", sort: "name" },
    ],
    card: (entry, run) => <MediaCard entry={entry} onOpen={() => run(details)} />,
    refreshWhile: (entries) => entries.some(({ status }) => status === "processing"),
    actions: [
      details,
      {
        text: "Delete",
        only: "bulk",
        danger: true,
        confirm: (_, named) => ({
          title: "Delete unused files",
          text: `Are you sure you want to delete ${named}? ${deletedForGood} ${unlessUnused}`,
          yes: "Delete",
          busy: "Deleting...",
        }),
        all: (api, rows) => api.media.removeUnused({ ids: rows.map(({ _id }) => _id) }),
        missing: unlessUnused,
        done: "deleted",
      },
    ],
    empty: {
      title: "The library is empty",
      text: "Pictures, videos and files that are uploaded here or with an article can be used again.",
    },
  },
);
