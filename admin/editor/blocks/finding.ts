import { Search } from "lucide-react";
import type { Block } from "./block.ts";

export const finding: Block = {
  group: "clean",
  tools: [
    {
      name: "Find and replace",
      icon: Search,
      keys: "Mod+F",
      run: (_editor, { openFind }) => openFind(),
    },
  ],
};
