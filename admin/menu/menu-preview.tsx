import { Menu as MenuIcon, Search } from "lucide-react";
import type { ReactNode } from "react";
import { BarLinks } from "#app/shell/bar-links.tsx";
import { FooterLinks } from "#app/shell/footer.tsx";
import { MenuLinks } from "#app/shell/menu.tsx";
import { useSite } from "#app/site/site.ts";
import type { MenuLink, Settings } from "#core/settings.ts";
import { type NestedLink, nestedLinks } from "#features/institute/nested-links.ts";
import { m } from "#messages";
import { Logo } from "#ui/logo.tsx";
import { ScaledPage } from "../scaled-page.tsx";
import { PreviewPane } from "../settings/preview-pane.tsx";

const desktop = 1180; // pixels
const phone = 390; // pixels

/** The bar, the menu on phones and the footer, with the form's values. */
export function MenuPreview({ menu }: { menu: Settings["menu"] }) {
  const { fonts } = useSite().appearance;
  const [bar, footer, legal] = [menu.bar, menu.footer, menu.legal].map(shown) as [
    NestedLink[],
    NestedLink[],
    NestedLink[],
  ];
  return (
    <PreviewPane className="space-y-5">
      <Figure caption={m.adminMenu.onDesktop()}>
        <ScaledPage width={desktop}>
          <div className="flex h-18 items-center gap-6 border-b border-hairline bg-ground px-10">
            <Name />
            <BarLinks links={bar} fonts={fonts} className="block" />
            <Search className="size-5 shrink-0" />
            <span className="ms-auto rounded-base bg-brand px-5 py-2.5 text-small font-semibold text-on-brand">
              {m.common.logIn()}
            </span>
          </div>
          <Footer footer={footer} legal={legal} />
        </ScaledPage>
      </Figure>
      <Figure caption={m.adminMenu.onPhone()} className="max-w-80">
        <ScaledPage
          width={phone}
          label={m.adminMenu.phonePreview()}
          className="lg:max-h-[max(14rem,calc(100dvh-34rem))]"
        >
          <div className="flex h-16 items-center justify-between gap-6 border-b border-hairline px-5">
            <Name />
            <Search className="ms-auto size-5 shrink-0" />
            <span className="flex items-center gap-2 text-small font-semibold">
              {m.adminMenu.phoneMenu()}
              <MenuIcon className="size-5" />
            </span>
          </div>
          <div className="px-5 pb-4">
            <MenuLinks links={bar} />
          </div>
        </ScaledPage>
      </Figure>
    </PreviewPane>
  );
}

/** Leaves out entries that are there twice, until the server refuses them. */
function shown(links: MenuLink[]): NestedLink[] {
  return nestedLinks(links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index));
}

function Name() {
  const { name, shortName, appearance } = useSite();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Logo className="size-9 shrink-0" picture={appearance.logo} />
      {!appearance.logo?.hasName && (
        <span className="heading line-clamp-2 leading-[1.12]">{shortName || name}</span>
      )}
    </span>
  );
}

function Footer({ footer, legal }: { footer: NestedLink[]; legal: NestedLink[] }) {
  const { name, year } = useSite();
  return (
    <div className="on-deep mt-20 bg-deep text-on-deep-soft">
      {footer.length > 0 && (
        <div className="ms-auto w-1/2 px-10 py-8">
          <p className="caps text-ochre-light">{m.adminMenu.footer()}</p>
          <FooterLinks menu="footer" links={footer} className="mt-4" />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-deep-line px-10 py-5 text-meta">
        <p>{m.adminSettings.sampleCopyright({ year, name })}</p>
        <FooterLinks menu="legal" links={legal} className="flex flex-wrap gap-x-6" />
      </div>
    </div>
  );
}

type FigureProps = { caption: string; className?: string; children: ReactNode };

function Figure({ caption, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className="mt-2 text-meta text-muted">{caption}</figcaption>
    </figure>
  );
}
