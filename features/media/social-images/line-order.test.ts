import { expect, it } from "vitest";
import { fromLeftToRight } from "./line-order.ts";

const mirrored: Record<string, string> = { "(": ")", ")": "(" };

/** The line as it is seen, with each word drawn on its own. The drawing code mirrors brackets. */
const seen = (...parts: string[]) =>
  fromLeftToRight(parts.map((text) => ({ text })))
    .map(({ text, direction }) =>
      direction === "rtl"
        ? [...text]
            .reverse()
            .map((sign) => mirrored[sign] ?? sign)
            .join("")
        : text,
    )
    .join("");

it("puts what runs from right to left in its place on the line", () => {
  expect(seen("A plain title: one")).toBe("A plain title: one");
  expect(seen("The word ", "ابج ", "(tap) in 2024")).toBe("The word جبا (tap) in 2024");
  expect(seen("ابج ", "(", "دهو", ") ", "12 ", "زحط")).toBe("طحز 12 (وهد) جبا");
  expect(seen("ابج ", "٢٤", " دهو")).toBe("وهد ٢٤ جبا");
  expect(seen("ابج ", "Sitara: 12 km", "، ", "دهو")).toBe("وهد ،Sitara: 12 km جبا");
  expect(seen("One ", "ابج ", "- ", "دهو ", "two")).toBe("One وهد - جبا two");
});
