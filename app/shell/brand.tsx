import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";
import type { Site } from "../site/site.ts";
import { type Brand, brandOf } from "./brand-fit.ts";

const sizes: Record<Brand["size"], string> = {
  large: "text-[1.1875rem]",
  medium: "text-[1.0625rem] max-sm:text-base",
  small: "text-[0.9375rem] max-sm:text-[0.8125rem]",
};

/** Hides the logo: narrow phones have room for one of the two. */
const hidden: Record<Brand["size"], string> = {
  large: "",
  medium: "max-[22rem]:hidden",
  small: "max-[26rem]:hidden",
};

/** The logo and the name. Where space is short, the short name takes its place. */
export function BrandLink({ site }: { site: Pick<Site, "name" | "shortName" | "appearance"> }) {
  const { name, shortName, appearance } = site;
  const { width, size } = brandOf(site);
  return (
    <Link
      to="/"
      className={classes(
        "flex min-h-11 min-w-0 items-center gap-2.5 sm:gap-3 bar:max-w-(--brand)",
        sizes[size],
      )}
      style={{ "--brand": `${Math.max(width, 16)}rem` } as object}
    >
      <span className={`contents ${hidden[size]}`}>
        <Logo className="size-9 shrink-0" picture={appearance.logo} />
      </span>
      {appearance.logo?.hasName ? (
        <span className="sr-only">{name}</span>
      ) : (
        <Name name={name} shortName={shortName} />
      )}
    </Link>
  );
}

const nameLook = "heading line-clamp-4 leading-[1.12] tracking-[-0.012em] wrap-anywhere";

function Name({ name, shortName }: Pick<Site, "name" | "shortName">) {
  if (!shortName) return <span className={nameLook}>{name}</span>;
  return (
    <>
      <span className={classes(nameLook, "max-sm:hidden bar:hidden")}>{name}</span>
      <span className={classes(nameLook, "sm:max-bar:hidden")}>{shortName}</span>
    </>
  );
}
