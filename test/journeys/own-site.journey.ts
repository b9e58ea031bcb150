import { newSite } from "./first-start.ts";
import * as newcomer from "./newcomer.ts";
import { readOwnSite } from "./own-site.ts";
import { expect } from "./site.ts";

newSite.use({ filled: false, writable: "own site" });

newSite("a newcomer makes an empty site their own", async ({ page, browser, site, start }) => {
  await newcomer.setUp(page, start.link);
  await newcomer.nameAndDescribe(page);
  await newcomer.chooseColours(page);
  await newcomer.enterContact(page);
  for (const person of newcomer.board) await newcomer.addPerson(page, person);
  await newcomer.writeAbout(page);
  await newcomer.writePage(page);
  await newcomer.arrangeMenu(page);
  await newcomer.arrangeHome(page);
  await newcomer.writeArticle(page);

  const article = "/blogs/who-unloads-the-boats";
  const read = await readOwnSite(browser, site, ["/boat-hire", "/people/wei-lindqvist", article]);
  const main = read.getByRole("main");
  for (const text of ["A count of the people who unload", ...newcomer.board.map(({ name }) => name)])
    await expect(main).toContainText(text);
  await read.goto("/contact");
  for (const text of ["Pier 9", "hello@harbour.example", "+351 210 000 000", "8 AM to 4 PM"])
    await expect(main).toContainText(text);
  await read.goto(article);
  await expect(main).toContainText("By Ines Adeyemi and Tomás Okafor");
  const picture = read.locator("meta[property='og:image']");
  await expect(picture).toHaveAttribute("content", `${site.url}${article}/card.jpg`);
});
