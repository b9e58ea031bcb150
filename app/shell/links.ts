export type PageLink = { to: string; text: string };

export const adminLinks: PageLink[] = [
  { to: "/create-blog", text: "Create Article" },
  { to: "/create-photography", text: "Create Photography" },
  { to: "/manage-blogs", text: "Manage Articles" },
  { to: "/manage-events", text: "Manage Events" },
];

/** The start page of administrators. */
export const administration: PageLink = { to: "/admin", text: "Administration" };
