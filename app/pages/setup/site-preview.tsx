import { interfaceLocale } from "#core/language.ts";
import { namedDrawings } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { Logo } from "#ui/logo.tsx";

/** A preview of the site with the form's values. */
export function SitePreview({ name, timeZone }: { name: string; timeZone: string }) {
  return (
    <div aria-hidden className="on-deep relative hidden bg-green text-on-deep lg:block">
      <div className="sticky top-0 isolate flex h-dvh max-h-[60rem] flex-col justify-end overflow-hidden p-12 xl:p-16">
        <img
          src={namedDrawings.setup}
          alt=""
          width={1600}
          height={1000}
          className="absolute inset-x-0 top-0 -z-10 h-[74%] w-full object-cover"
        />
        <div className="absolute inset-x-0 top-[50%] bottom-[26%] -z-10 bg-linear-to-t from-green to-transparent" />
        <Logo className="size-14 rounded-base outline outline-deep-line" />
        <p className="mt-6 font-serif text-[clamp(2rem,1.2rem+2vw,3.25rem)] leading-[1.08] tracking-[-0.02em] text-balance break-words">
          {name.trim() || m.adminSetup.yourInstitute()}
        </p>
        <p className="caps mt-6 text-ochre-light">{today(timeZone)}</p>
      </div>
    </div>
  );
}

function today(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat(interfaceLocale(), { dateStyle: "full", timeZone }).format(new Date());
  } catch {
    return "";
  }
}
