/**
 * Journeys that do not run in the pseudo-language, with the reason: a file, or a file and the beginning of a title.
 * Every other journey does.
 */
export const leftOut: Record<string, string> = {
  "accessible.journey.ts": "opens the screens that `screens.pseudo.ts` opens, and looks for no text",
  "in-arabic.journey.ts": "another language",
  "in-french.journey.ts": "another language",
  "admin-frame.journey.ts the palette finds": "types names that are translated",
  "addresses.journey.ts a redirect is followed inside the app": "the menu folds when its names are longer",
  "create-blog.journey.ts an admin is asked to log in again after logging out": "types the name of a button",
  "drafts.journey.ts the placeholder is shown": "compares texts inside the page",
  "likes-and-comments.journey.ts the member's likes are requested once": "the menu folds, too",
  "manage-settings.journey.ts a setting is found by its name": "types a name that is translated",
  "search.journey.ts with scripts lists have a search box on desktops":
    "shows the end of a paragraph with the next one",
};

/** For the configuration of Playwright. */
export const leftOutFiles = Object.keys(leftOut).filter((name) => name.endsWith(".ts"));
export const leftOutTitles = Object.keys(leftOut)
  .filter((name) => !name.endsWith(".ts"))
  .map((name) => new RegExp(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")));
