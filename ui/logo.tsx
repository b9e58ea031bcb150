import { classes } from "./classes.ts";

type LogoFile = { url: string; width: number; height: number };

type LogoProps = {
  className: string;
  /** Default: the standard logo. */
  picture?: (LogoFile & { tone: "dark" | "light" | "solid"; dark: LogoFile | null; hasName: boolean }) | null;
  /** True on the deep colour, which is dark in both schemes. */
  onDeep?: boolean;
  /** In a preview of one scheme. Default: the reader's. */
  scheme?: "light" | "dark";
};

/** The background that a transparent picture needs. */
const grounds = {
  dark: { page: "p-0.5 bg-[light-dark(transparent,#fff)]", deep: "p-0.5 bg-[#fff]" },
  light: { page: "p-0.5 bg-[light-dark(var(--color-deep),transparent)]", deep: "" },
  solid: { page: "", deep: "" },
};

export function Logo({ className, picture, onDeep, scheme }: LogoProps) {
  if (picture) {
    const { dark, tone, hasName } = picture;
    const isDark = onDeep || scheme === "dark";
    const { url, width, height } = (isDark && dark) || picture;
    const ground = dark ? "" : grounds[tone][onDeep ? "deep" : "page"];
    const look = classes(
      "h-9 w-auto min-w-0 rounded-base object-contain",
      hasName ? "max-w-full object-left rtl:object-right" : "max-w-36 shrink-0",
    );
    // Low: otherwise React adds a preload link to the shell's HTML, which breaks hydration.
    const image = (
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        fetchPriority="low"
        className={classes(look, ground)}
      />
    );
    if (!dark || onDeep || scheme) return image;
    return (
      <picture>
        <source
          srcSet={dark.url}
          width={dark.width}
          height={dark.height}
          media="(prefers-color-scheme: dark)"
        />
        {image}
      </picture>
    );
  }
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="5" className="fill-deep" />
      <path
        className="fill-ochre-light"
        d="M7.5 25.5h6.5l1.2-4.4H8.7zM12 18.9h6.2l1.1-3.9h-6.2zM16.2 12.9h5.6l.9-3.3h-5.6zM20 7.8h4.8l.6-2.3h-4.8z"
      />
    </svg>
  );
}
