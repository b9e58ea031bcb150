import { expect, expectAccessible, gate, hydrated, test } from "./site.ts";

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with the app" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("the board is searched by name, role and bio, and within a department", async ({ page }) => {
      await page.goto("/team");
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole("main");
      const box = main.getByRole("searchbox", { name: "Search the team" });
      await expect(main.getByRole("heading", { level: 3 })).toHaveCount(7);
      for (const [words, name] of [
        ["SOLEDAD", "Soledad Karunaratne"],
        ["chair of the", "Soledad Karunaratne"],
        ["constitutional law eighteen", "Soledad Karunaratne"],
        ["ship's cook", "Bartholomew Asante-Ruiz"],
        ["soledad", "Soledad Karunaratne"],
      ] as const) {
        await box.fill(words);
        await box.press("Enter");
        await expect(page).toHaveURL(`/team?${new URLSearchParams({ q: words })}`);
        await expect(main.getByRole("status")).toHaveText(`1 person for “${words}”`);
        await expect(main.getByRole("heading", { level: 3 })).toHaveText([name]);
      }
      await main.getByRole("link", { name: "Governance" }).click();
      await expect(main.getByRole("heading", { name: "No members found" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("link", { name: "Show everybody" }).click();
      await expect(page).toHaveURL("/team");
      await expect(main.getByRole("heading", { level: 3 })).toHaveCount(7);
      await expect(box).toHaveValue("");
    });
  });
}

test("the board is filtered while typing, also before hydration", async ({ page }) => {
  const loading = gate();
  await page.route("**/assets/*.js", async (route) => {
    await loading.passed;
    await route.continue();
  });
  await page.goto("/team");
  const main = page.getByRole("main");
  const box = main.getByRole("searchbox", { name: "Search the team" });
  const names = main.getByRole("heading", { level: 3 });
  await box.pressSequentially("execu");
  loading.open();
  await expect(names).toHaveText(["Idris Vanterpool", "Hana Petrescu", "Olufemi Castrén"]);
  await expect(box).toHaveValue("execu");
  await box.pressSequentially("tive aud");
  await expect(names).toHaveText(["Olufemi Castrén"]);
  await expect(box).toBeFocused();
  await expect(page).toHaveURL("/team");
  await main.getByRole("link", { name: "Governance" }).click();
  await expect(page).toHaveURL("/team?department=Governance&q=executive+aud");
  await expect(main.getByRole("link", { name: "Governance" })).toHaveAttribute("aria-current", "true");
  await expect(names).toHaveText(["Olufemi Castrén"]);
  await expect(box).toHaveValue("executive aud");
  await box.fill("nobody");
  await main.getByRole("link", { name: "Show everybody" }).click();
  await expect(names).toHaveCount(7);
  await expect(box).toHaveValue("");

  // What is typed while the page for the last words loads stays.
  const reading = gate();
  await page.route("**/api/people?*", async (route) => {
    await reading.passed;
    await route.continue();
  });
  await box.fill("idris");
  await box.press("Enter");
  await box.fill("hana");
  reading.open();
  await expect(page).toHaveURL("/team?q=idris");
  await expect(names).toHaveText(["Hana Petrescu"]);
  await expect(box).toHaveValue("hana");
});
