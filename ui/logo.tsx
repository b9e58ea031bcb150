import { classes } from "./classes.ts";

type LogoProps = {
  className: string;
  /** Default: the standard logo. */
  picture?: { url: string; width: number; height: number; tone: "dark" | "light" | "solid" } | null;
  /** True on the deep colour, which is dark in both schemes. */
  onDeep?: boolean;
};

/** The background that a transparent picture needs. */
const grounds = {
  dark: { page: "p-0.5 bg-[light-dark(transparent,#fff)]", deep: "p-0.5 bg-[#fff]" },
  light: { page: "p-0.5 bg-[light-dark(var(--color-deep),transparent)]", deep: "" },
  solid: { page: "", deep: "" },
};

export function Logo({ className, picture, onDeep }: LogoProps) {
  if (picture) {
    const { url, width, height, tone } = picture;
    const ground = grounds[tone][onDeep ? "deep" : "page"];
    const look = "h-9 w-auto max-w-36 shrink-0 rounded-base object-contain";
    // Low: otherwise React adds a preload link to the shell's HTML, which breaks hydration.
    return (
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        fetchPriority="low"
        className={classes(look, ground)}
      />
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
