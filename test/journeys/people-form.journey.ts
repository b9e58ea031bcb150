import { button } from "./admin.ts";
import { photograph } from "./files.ts";
import { newMember } from "./people.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ reducedMotion: "reduce", writable: true, member: admin });

test("a person with a portrait and an account is put on the board", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 400/); // the draft with the wrong iD
  const name = "ليلى حداد 🌿";
  const account = await newMember(site, "Layla Haddad");
  await page.goto("/create-person");
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByLabel("Role").fill("Chair of the board");
  await page.getByLabel("Biography").fill("She measures how paths move.");
  const orcid = page.getByLabel("ORCID iD");
  await orcid.fill("0000-0002-1825-0098"); // its check digit is 7
  await button(page, "Publish").click();
  await expect(orcid).toBeFocused();
  await expect(orcid).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/^This is not a valid ORCID iD/)).toBeVisible();
  await orcid.fill("https://orcid.org/0000-0002-1825-0097");
  await page.getByLabel("On the board").check();
  const portrait = page.getByRole("group", { name: "Portrait" });
  await portrait.locator("input[type=file]").setInputFiles(await photograph("layla.jpg"));
  await portrait.getByLabel("Alternative text").fill("A woman by a gate");
  await page.getByRole("combobox", { name: "Linked account" }).fill(account.email);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Unlink Layla Haddad" })).toBeFocused();
  await expectAccessible(page);
  await button(page, "Publish").click();
  await expect(page.getByText("The person is published.")).toBeVisible();

  await page.goto("/team");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/people\/./);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toHaveCSS("direction", "rtl");
  await expect(page.getByText("Board member", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "A woman by a gate" })).toBeVisible();
  await expect(page.getByRole("link", { name: /0000-0002-1825-0097/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/manage-people");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(`linked to ${account.email}`);
});

test("the account with the person's name is offered for linking", async ({ page, site }) => {
  const account = await newMember(site, "Odalys Quint");
  await newMember(site, "Odalys Quintero");
  await page.goto("/create-person");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Odalys quint");
  const offered = page.getByRole("list", { name: "Accounts of the same name" });
  await expect(offered.getByRole("button")).toHaveText([`Odalys Quint${account.email}`]);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: /^Name/ }).fill("O. Quint");
  await expect(offered).toHaveCount(0);
  await page.getByRole("textbox", { name: /^Email/ }).fill(account.email.toUpperCase());
  await offered.getByRole("button").press("Enter");
  await expect(page.getByRole("button", { name: "Unlink Odalys Quint" })).toBeFocused();
  await button(page, "Publish").click();
  await expect(page.getByText("The person is published.")).toBeVisible();
  await page.goto("/create-person");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Odalys Quintero");
  await expect(offered).toBeVisible();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Odalys Quint");
  await expect(offered).toHaveCount(0); // it is linked
});
