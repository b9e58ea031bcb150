/**
 * Journeys that do not run in the pseudo-language, with the reason: a file, or a file and the beginning of a title.
 * Every other journey does.
 */
export const leftOut: Record<string, string> = {
  "accessible.journey.ts": "opens the screens that `screens.pseudo.ts` opens, and looks for no text",
  "budget.journey.ts": "measures bytes",
  "fonts.journey.ts": "measures bytes",
  "further-languages.journey.ts": "other languages",
  "in-arabic.journey.ts": "another language",
  "in-french.journey.ts": "another language",
  "languages-of-settings.journey.ts": "another language",
  "own-language.journey.ts": "other languages",
  "own-site-telephone.journey.ts": "types names of pages that are translated",
  "own-site.journey.ts": "types names of pages that are translated",
  "right-to-left.journey.ts": "another language",
  "admin-frame.journey.ts the menu of the administration is read out":
    "compares a snapshot for screen readers",
  "admin-frame.journey.ts the palette finds": "types names that are translated",
  "addresses.journey.ts a redirect is followed inside the app": "the menu folds when its names are longer",
  "charts.journey.ts a pasted spreadsheet": "shows a description that is made of the words of a chart",
  "create-blog.journey.ts an admin is asked to log in again after logging out": "types the name of a button",
  "deleting.journey.ts an admin is told that the session ended before deleting: collection":
    "looks for a full stop that is no message",
  "drafts.journey.ts the placeholder is shown": "compares texts inside the page",
  "editor-survives.journey.ts editing an article loses nothing": "compares texts in Spanish",
  "likes-and-comments.journey.ts the member's likes are requested once": "the menu folds, too",
  "manage-settings.journey.ts a setting is found by its name": "types a name that is translated",
  "manage-tables.journey.ts the menu of a row is used with the keyboard": "compares such a snapshot",
  "overlay.journey.ts for a member the login link": "the menu folds, too",
  "parts-failing.journey.ts /": "the menu folds, too",
  "search.journey.ts the search is accessible": "shows the end of a paragraph with the next one",
  "search.journey.ts without scripts lists have a search box on desktops":
    "shows the end of a paragraph with the next one",
  "search.journey.ts with scripts lists have a search box on desktops":
    "shows the end of a paragraph with the next one",
  "session.journey.ts an ended session updates the bar": "the menu folds, too",
  "shell.journey.ts the mobile menu closes": "the menu folds, too",
  "shell.journey.ts the navigation bar": "the menu folds, too",
  "without-script.journey.ts member pages": "reads the HTML of the server itself",
};

/** For the configuration of Playwright. */
export const leftOutFiles = Object.keys(leftOut).filter((name) => name.endsWith(".ts"));
export const leftOutTitles = Object.keys(leftOut)
  .filter((name) => !name.endsWith(".ts"))
  .map((name) => new RegExp(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")));
