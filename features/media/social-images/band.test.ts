import { expect, it } from "vitest";
import { bandSvg } from "./band.server.ts";

const [width, height] = [480, 630];
const brand = { deep: "#0c2b22", soft: "#cfd9d3", ochre: "#e5bb68", onDeep: null };

/** Where each text begins on the left. */
async function startsOf(text: { institute: string; label: string; title: string; byline: string }) {
  const svg = await bandSvg(text, brand, { width, height });
  return [...svg.matchAll(/<path d="([^"]+)" fill="[^"]+" stroke=/g)].map(([, data = ""]) =>
    Math.min(...[...data.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x))),
  );
}

it("text from right to left begins at the right side, and its letters are joined", async () => {
  const english = { institute: "Water", label: "Event", title: "Shade", byline: "By Ada" };
  const arabic = { institute: "معهد", label: "فعالية", title: "الظل", byline: "بقلم ليلى" };
  const starts = await startsOf(english);
  expect(starts).toHaveLength(4);
  expect(starts.every((start) => start < width / 3)).toBe(true);
  const mirrored = await startsOf(arabic);
  expect(mirrored).toHaveLength(4);
  expect(mirrored.every((start) => start > width / 2)).toBe(true);
});
