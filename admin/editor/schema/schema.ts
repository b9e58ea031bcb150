import type { Extensions } from "@tiptap/core";
import { CommonAttributes } from "./attributes.ts";
import { Anchor, Blockquote, Break, CodeBlock, Document, Heading, Paragraph, Rule, Text } from "./blocks.ts";
import { Figcaption, Figure, Image, MissingPicture, Picture } from "./figures.ts";
import { BulletList, ListItem, OrderedList } from "./lists.ts";
import { marks } from "./marks.ts";
import { Table, TableCell, TableHeader, TableRow } from "./tables.ts";

/** The elements of the sanitiser's list. Editing an article drops everything that is missing here. */
export const schema: Extensions = [
  Document,
  Text,
  Paragraph,
  Anchor,
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
  Rule,
  Figure,
  Figcaption,
  Picture,
  Image,
  Break,
  ...marks,
  CommonAttributes,
];
