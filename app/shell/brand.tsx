import { Link } from "react-router";
import type { Settings } from "#core/settings.ts";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/logo.tsx";
import type { Site } from "../site.ts";
import { textWidth } from "./bar-fit.ts";

type FontPairName = Settings["appearance"]["fonts"];

/** How wide the name is in the bar, in rem, and how large its letters are. Two lines hold any but the longest names. */
const looks = [
  { longest: 18, width: 16, className: "bar:max-w-64 text-[1.1875rem]" },
  { longest: 24, width: 20, className: "bar:max-w-80 text-base max-sm:text-[0.9375rem]" },
  { longest: Infinity, width: 22, className: "bar:max-w-88 text-[0.9375rem] max-sm:text-[0.8125rem]" },
];

function lookOf({ name, shortName, appearance }: BrandProps["site"]) {
  if (appearance.logo?.hasName) return looks[0];
  const shown = textWidth(shortName || name, appearance.fonts as FontPairName);
  return looks.find(({ longest }) => shown <= longest);
}

/** Of the name, in rem. */
export function brandWidth(site: BrandProps["site"]): number {
  return lookOf(site)?.width ?? 16;
}

type BrandProps = { site: Pick<Site, "name" | "shortName" | "appearance"> };

/** The logo and the name. Where space is short, the short name takes its place. */
export function Brand({ site }: BrandProps) {
  const { name, shortName, appearance } = site;
  const look = lookOf(site);
  const isLong = look !== looks[0];
  return (
    <Link to="/" className={classes("flex min-h-11 min-w-0 items-center gap-2.5 sm:gap-3", look?.className)}>
      <span className={classes("contents", isLong && "max-[26rem]:hidden")}>
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

const nameLook = "heading line-clamp-3 leading-[1.12] tracking-[-0.012em]";

function Name({ name, shortName }: Pick<Site, "name" | "shortName">) {
  if (!shortName) return <span className={nameLook}>{name}</span>;
  return (
    <>
      <span className={classes(nameLook, "max-sm:hidden bar:hidden")}>{name}</span>
      <span className={classes(nameLook, "sm:max-bar:hidden")}>{shortName}</span>
    </>
  );
}
