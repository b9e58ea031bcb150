import { useSite } from "#app/site/site.ts";
import { Logo } from "#ui/logo.tsx";

/** The logo and the name, or the logo that contains it. */
export function Brand({ className }: { className: string }) {
  const { name, appearance } = useSite();
  return (
    <>
      <Logo className="size-6 shrink-0" picture={appearance.logo} />
      <span dir="auto" className={appearance.logo?.hasName ? "sr-only" : `heading ${className}`}>
        {name}
      </span>
    </>
  );
}
