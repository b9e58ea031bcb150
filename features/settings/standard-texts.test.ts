import { expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import type { SavedSettings } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);

it("saved texts of a new site follow its language until somebody changes them", async () => {
  const ownMenu = await changeSettings(site, admin, "menu", ({ bar, ...menu }) => ({
    ...menu,
    bar: bar.map((entry) => (entry.to === "/team" ? { ...entry, text: "The people" } : entry)),
  }));
  const home = await changeSettings(site, admin, "home", {});
  await changeSettings(site, admin, "institute", { name: "Research Institute" });
  expect([ownMenu.status, home.status]).toEqual([200, 200]);
  await changeSettings(site, admin, "institute", { language: "fr" });

  const { body } = await site.call<SavedSettings>("GET /api/settings", undefined, admin);
  const named = body.menu.values.bar.map(({ to, text }) => [to, text]);
  expect(Object.fromEntries(named)).toMatchObject({ "/": "Accueil", "/team": "The people" });
  expect(body.menu.values.legal[0]?.text).toBe("Confidentialité");
  expect(body.home.values.cards[0]).toMatchObject({
    to: "/about",
    title: body.home.defaults.cards[0]?.title,
  });
  expect(body.home.values).toEqual(body.home.defaults);
  expect(body.institute.values.name).toBe("Institut de recherche");
  const page = await (await site.fetch("/about")).text();
  expect(page).toContain("Accueil");
  expect(page).toContain("The people");
  expect(page).not.toContain("Privacy Policy");
});
