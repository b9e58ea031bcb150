import type { PageLink } from "./links.ts";

export const manageLinks: PageLink[] = [
  { to: "/manage-blogs", text: "Articles" },
  { to: "/manage-events", text: "Events" },
  { to: "/manage-collections", text: "Collections" },
  { to: "/manage-comments", text: "Comments" },
  { to: "/manage-media", text: "Media" },
  { to: "/manage-trash", text: "Trash" },
  { to: "/manage-members", text: "Members" },
];
