import { journeysIn } from "./in-language.ts";
import { test } from "./site.ts";

test.use({ writable: "French" });
journeysIn({
  language: "fr",
  title: "Les bancs du quai",
  text: "Quarante bancs attendent au bord de l’eau.",
});
