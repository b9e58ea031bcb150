import { Menu, Search, X } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#messages";
import { ModalDialog } from "#ui/forms/dialog.tsx";
import { rich } from "#ui/rich.tsx";
import { iconButtonLook } from "../list/classes.ts";
import { Brand } from "./brand.tsx";
import { RailAccount } from "./rail-account.tsx";
import { OtherLinks, ScreenLinks } from "./screen-links.tsx";
import { screenAt, sectionOf } from "./screens.ts";

/** Opens the menu in narrow windows, and says which screen this is. */
export function PhoneBar({ onSearch }: { onSearch(): void }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const screen = screenAt(sectionOf(pathname))?.text() ?? m.adminFrame.administration();
  return (
    <header className="no-print z-40 flex h-12 items-center border-b border-hairline bg-ground px-1.5 lg:hidden [@media(min-height:34rem)]:sticky [@media(min-height:34rem)]:top-0">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-base px-3 text-start font-semibold hover:bg-sunken"
      >
        <Menu aria-hidden className="size-5 shrink-0" />
        {rich(
          m.adminFrame.menuNamed({
            hidden: (text) => <span className="sr-only">{text}</span>,
            name: <span className="truncate">{screen}</span>,
          }),
        )}
      </button>
      <button
        type="button"
        aria-label={m.adminFrame.search()}
        aria-haspopup="dialog"
        onClick={onSearch}
        className={`ms-auto ${iconButtonLook}`}
      >
        <Search aria-hidden className="size-5" />
      </button>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </header>
  );
}

function Sheet({ onClose }: { onClose(): void }) {
  return (
    <ModalDialog
      aria-label={m.adminFrame.administration()}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none flex-col border-e border-hairline bg-ground p-0 shadow-soft backdrop:bg-[#0b100e]/60 open:flex"
    >
      <div className="flex items-center gap-2 border-b border-hairline py-1.5 pe-1.5 ps-4">
        <Link to="/" onClick={onClose} className="flex min-h-11 min-w-0 grow items-center gap-2.5">
          <Brand className="line-clamp-2 leading-tight" />
        </Link>
        <button type="button" aria-label={m.common.close()} onClick={onClose} className={iconButtonLook}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
        <ScreenLinks onFollow={onClose} />
      </div>
      <div className="border-t border-hairline p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <OtherLinks onFollow={onClose} />
        <RailAccount />
      </div>
    </ModalDialog>
  );
}
