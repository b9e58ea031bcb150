export const helpPath = "/admin/help";

/** The chapter about a screen, which is also that about the forms that belong to it. */
export const chapterAbout: Record<string, string> = {
  "/admin": "find-your-way",
  "/manage-blogs": "publish-an-article",
  "/manage-events": "announce-an-event",
  "/manage-registrations": "guests-and-the-door",
  "/manage-collections": "publish-a-collection",
  "/manage-pages": "write-a-page",
  "/manage-calls": "calls-and-projects",
  "/manage-projects": "calls-and-projects",
  "/manage-people": "show-who-you-are",
  "/manage-members": "look-after-members",
  "/manage-comments": "moderate-comments",
  "/manage-media": "use-the-library",
  "/manage-home": "arrange-the-home-page",
  "/manage-menu": "arrange-the-menu",
  "/manage-addresses": "keep-addresses-working",
  "/manage-settings": "change-the-settings",
  "/manage-trash": "bring-something-back",
};
