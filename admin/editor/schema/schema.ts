import type { Extensions } from "@tiptap/core";
import {
  Blockquote,
  Break,
  CodeBlock,
  Document,
  Heading,
  Operation,
  Paragraph,
  Place,
  Text,
} from "./blocks.ts";
import { Figcaption, Figure, Image, Picture } from "./figures.ts";
import { BulletList, ListItem, OrderedList } from "./lists.ts";
import { marks } from "./marks.ts";
import { MissingPicture } from "./missing.ts";
import { LocalDraft } from "./passthrough.ts";
import { Table, TableCell, TableHeader, TableRow } from "./tables.ts";

/**
 * What an article may consist of: the elements of the sanitiser's list and no others, each with all that it may
 * have. What is not in here would be lost when somebody corrects a word.
 */
export const schema: Extensions = [
  Document,
  Text,
  Paragraph,
  Place,
  MissingPicture,
  Heading,
  Blockquote,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  ListItem,
  BulletList,
  OrderedList,
  CodeBlock,
  Operation,
  Figure,
  Figcaption,
  Picture,
  Image,
  Break,
  ...marks,
  LocalDraft,
];
