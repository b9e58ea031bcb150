import type { Editor, Extensions } from "@tiptap/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Message } from "#core/message.ts";
import type { ChartPreview } from "#features/rich-text/chart-preview/contract.ts";
import type { MenuItem } from "../toolbar/menu-button.tsx";
import type { FrameCode } from "./frame-code.ts";

/** The dialogs for what is selected. */
export type DialogName =
  | "link"
  | "video"
  | "file"
  | "picture"
  | "credit"
  | "gallery"
  | "language"
  | "table"
  | "chart";

/** What the parts around the text do for a tool, a key or a paste. */
export type EditorActions = {
  open(dialog: DialogName): void;
  openPicture(): void;
  replacePicture(): void;
  openFind(): void;
  /** Draws a chart as pages show it. `html` is a figure with a table. */
  drawChart(html: string): Promise<ChartPreview>;
  focusToolbar(): void;
  /** Asks about pictures for a position in the document. */
  ask(files: File[], position: number): void;
  /** Asks the server whether articles can show it. */
  addFrame(code: FrameCode): void;
  /** Adds files below a position. Null is a file that has yet to be chosen. */
  addFiles(files: (File | null)[], position: number): void;
};

/** The groups of the toolbar, with a gap between them. On a phone, the first ones are in sight. */
export const groups = [
  "undo",
  "level",
  "menu",
  "marks",
  "colours",
  "lists",
  "blocks",
  "insert",
  "clean",
] as const;

/** The groups of the Insert menu, in order. */
export const menuGroups = ["insert", "media", "more", "rare"] as const;

export type Group = (typeof groups)[number] | (typeof menuGroups)[number];

/** Something that articles contain. `blocks.ts` lists them all. */
export type Block = {
  /** Its nodes and marks: `renderHTML` is what the editor shows, and what `html.ts` writes unless there is `toHtml`. */
  extensions?: Extensions;
  group?: Group;
  tools?: (Tool | Menu)[];
  /** The actions for the selection; null if it is of another block. */
  bar?(editor: Editor): Bar | null;
};

type Run = (editor: Editor, actions: EditorActions) => void;

export type Tool = {
  name: Message;
  icon: LucideIcon;
  /** Other words for it, after a slash. */
  words?: Message;
  /** A shortcut such as "Mod+B". */
  keys?: string;
  /** Undefined for tools that are not switches. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
  run: Run;
};

export type Option = Pick<MenuItem, "content" | "className"> & {
  name: Message;
  note?: Message;
  value: string;
};

/** A menu of values. */
export type Menu = {
  name: Message;
  options: Option[];
  chosen(editor: Editor): string;
  choose(editor: Editor, value: string): void;
  /** The button's content. */
  face(chosen: string): ReactNode;
};

export type Bar = {
  label: string;
  /** Shown before the items. */
  text?: string;
  items: BarItem[];
  /** The position of the block that the bar is placed below, if it is not the line of the cursor. */
  below?: number;
};

/** A button, a link or a menu. */
export type BarItem = Action | { name: Message; href: string } | { name: Message; actions: Action[] };

/** `on` is undefined for actions that are not switches. */
export type Action = { name: Message; run: Run; on?: boolean; off?: boolean };
