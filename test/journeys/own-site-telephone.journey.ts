import { newSite } from "./first-start.ts";
import * as newcomer from "./newcomer.ts";
import { readOwnSite } from "./own-site.ts";
import { expect } from "./site.ts";

newSite.use({
  filled: false,
  writable: "own site on a telephone",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

newSite("a newcomer begins on a telephone", async ({ page, browser, site, start }) => {
  await newcomer.setUp(page, start.link);
  await newcomer.nameAndDescribe(page);
  await newcomer.chooseColours(page);
  await newcomer.enterContact(page);
  await newcomer.addPerson(page, newcomer.director);
  await newcomer.writeAbout(page);
  await newcomer.writePage(page);
  await newcomer.arrangeMenu(page);

  const read = await readOwnSite(browser, site, ["/boat-hire", "/people/ines-adeyemi"]);
  await expect(read.getByRole("main")).toContainText("Ines Adeyemi");
});
