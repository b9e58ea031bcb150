import { Search } from "lucide-react";
import { m } from "#messages";
import type { Block } from "./block.ts";

export const finding: Block = {
  group: "clean",
  tools: [
    {
      name: m.adminEditor.findAndReplace,
      icon: Search,
      keys: "Mod+F",
      run: (_editor, { openFind }) => openFind(),
    },
  ],
};
