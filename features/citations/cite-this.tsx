import { Quote, X } from "lucide-react";
import { blogPath } from "#features/addresses/paths.ts";
import { Button } from "#ui/button.tsx";
import { type Cited, formats, messageFor, type Site } from "./citation.ts";

const id = "citation";

type CiteThisProps = { blog: Cited; site: Site };

/** A citation in APA style, and files for reference managers. */
export function CiteThis({ blog, site }: CiteThisProps) {
  const { before, title, after } = messageFor(blog, site);
  return (
    <>
      <Button look="outline" popoverTarget={id}>
        <Quote aria-hidden className="size-4.5" />
        Cite this
      </Button>
      <div
        id={id}
        popover="auto"
        className="m-auto w-[min(40rem,100%-2rem)] rounded-base border border-hairline bg-surface p-5 text-ink shadow-soft backdrop:bg-night/40 sm:p-7"
      >
        <div className="flex items-start gap-3">
          <p className="grow font-serif text-[1.0625rem] wrap-anywhere">
            {before}
            <cite dir="auto">{title}</cite>
            {after}
          </p>
          <Button
            look="quiet"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className="-mt-2.5 -mr-2.5 w-11 shrink-0 px-0!"
          >
            <X aria-hidden className="size-4.5" />
          </Button>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-6 border-t border-hairline pt-2 text-small">
          {formats.map(({ file, name }) => (
            <li key={file}>
              <a
                href={`${blogPath(blog)}/${file}`}
                download
                className="inline-flex min-h-9 min-w-6 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
