import { expect, it } from "vitest";
import { run } from "#test/servers/processes.ts";
import { legible, outlines } from "./text-layout.server.ts";

it("has letters of ten scripts beside those of the institute's fonts", () => {
  const words = [
    ...["الماء حق، ٢٤ ساعة", "מים הם זכות", "स्त्रियाँ, पानी।", "প্রতিটি রাস্তায়", "પાણી", "ਪਾਣੀ", "ನೀರು", "വെള്ളം"],
    ...["தண்ணீர்", "నీరు", "Źdźbło: ένα, один"],
  ];
  expect(words.map((text) => legible(text, "sans"))).toEqual(words);
  const shapes = words.map((text) => outlines(text, "serif", { size: 20, x: 0, y: 0 }));
  expect(shapes.filter((data) => data.length < 500)).toEqual([]);
  expect(legible("水的权利", "sans")).toBe(null);
});

it("leaves out scripts whose fonts, optional packages, are not installed", async () => {
  const program = `
    import { scriptsWithoutFont } from "#features/exports/pdf/installed.server.ts";
    import { legible } from "#features/media/social-images/text-layout.server.ts";
    const words = ["Water", "пи", "পানি"].map((word) => legible(word, "sans"));
    console.log(JSON.stringify([...words, scriptsWithoutFont()?.includes("Bengali")]));`;
  const { ended, out, err } = run(["--import", "./test/without-optional.mjs", "-e", program], {});
  expect([await ended, err(), JSON.parse(out())]).toEqual([0, "", ["Water", "пи", null, true]]);
});
