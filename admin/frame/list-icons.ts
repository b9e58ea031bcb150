import {
  CalendarDays,
  CalendarPlus,
  FilePlus2,
  FileText,
  ImagePlus,
  Images,
  type LucideIcon,
  PanelTop,
  UserRoundPlus,
  UsersRound,
} from "lucide-react";
import type { ListName } from "#features/publishing/kinds.ts";

/** Of the lists of documents, and of the forms that add to them. */
export const listIcons: Record<ListName, { list: LucideIcon; create: LucideIcon }> = {
  article: { list: FileText, create: FilePlus2 },
  event: { list: CalendarDays, create: CalendarPlus },
  collection: { list: Images, create: ImagePlus },
  page: { list: PanelTop, create: PanelTop },
  person: { list: UsersRound, create: UserRoundPlus },
};
