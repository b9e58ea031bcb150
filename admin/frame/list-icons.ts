import {
  CalendarDays,
  CalendarPlus,
  FilePlus2,
  FileText,
  FolderKanban,
  FolderPlus,
  ImagePlus,
  Images,
  type LucideIcon,
  Megaphone,
  PanelTop,
  UserRoundPlus,
  UsersRound,
} from "lucide-react";
import type { ListName } from "#features/publishing/kinds.ts";

type Icons = { list: LucideIcon; create: LucideIcon };

const icons: Partial<Record<ListName, Icons>> = {
  article: { list: FileText, create: FilePlus2 },
  event: { list: CalendarDays, create: CalendarPlus },
  collection: { list: Images, create: ImagePlus },
  call: { list: Megaphone, create: Megaphone },
  project: { list: FolderKanban, create: FolderPlus },
  page: { list: PanelTop, create: PanelTop },
  person: { list: UsersRound, create: UserRoundPlus },
};

export function listIcons(list: ListName): Icons {
  return icons[list] ?? { list: FileText, create: FilePlus2 };
}
