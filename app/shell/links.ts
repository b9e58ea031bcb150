export type PageLink = { to: string; text: string };

export const barLinks: PageLink[] = [
  { to: "/", text: "Home" },
  { to: "/about", text: "About Us" },
  { to: "/contact", text: "Contact" },
  { to: "/team", text: "Team" },
  { to: "/programmes", text: "Programmes" },
  { to: "/publications", text: "Publications" },
  { to: "/events", text: "Events" },
  { to: "/photography", text: "Photography" },
];

export const adminLinks: PageLink[] = [
  { to: "/create-blog", text: "Create Article" },
  { to: "/create-photography", text: "Create Photography" },
  { to: "/manage-blogs", text: "Manage Articles" },
  { to: "/manage-events", text: "Manage Events" },
];

export const footerLinks: PageLink[] = [
  { to: "/", text: "Home" },
  { to: "/about", text: "About Us" },
  { to: "/blogs", text: "Articles" },
  { to: "/events", text: "Events" },
  { to: "/contact", text: "Contact" },
];

export const legalLinks: PageLink[] = [
  { to: "/privacy", text: "Privacy Policy" },
  { to: "/terms", text: "Terms of Service" },
  { to: "/accessibility", text: "Accessibility" },
];

export const manageLinks: PageLink[] = [
  { to: "/manage-blogs", text: "Articles" },
  { to: "/manage-events", text: "Events" },
  { to: "/manage-collections", text: "Collections" },
  { to: "/manage-comments", text: "Comments" },
  { to: "/manage-media", text: "Media" },
  { to: "/manage-trash", text: "Trash" },
  { to: "/manage-members", text: "Members" },
];
