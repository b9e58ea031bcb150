import { Download } from "lucide-react";
import type { FileLink } from "#features/media/files/contract.ts";
import { aboutLink } from "#features/media/files/words.ts";
import type { Addressed } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { exportsOf } from "./formats.ts";

type ExportLinksProps = {
  blog: Addressed;
  withPdf: boolean;
  /** The institute's own PDF: it comes first, and the typeset one is named as such. */
  own?: FileLink | null;
};

const look =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline";

/** Links to an article's files. The server answers them, not the app. */
export function ExportLinks({ blog, withPdf, own }: ExportLinksProps) {
  return (
    <>
      {own && (
        <a href={own.url} className={look}>
          <Download aria-hidden className="size-4.5" />
          <span>
            PDF <span className="font-normal text-muted">({aboutLink({ ...own, type: "" })})</span>
          </span>
        </a>
      )}
      {exportsOf(blog, withPdf).map(({ href, name, type }) => (
        <a key={name} href={href} type={type} className={look}>
          <Download aria-hidden className="size-4.5" />
          <span>
            {rich(
              m.exports.readAs({
                hidden: (words) => <span className="sr-only">{words}</span>,
                format: own && name === "PDF" ? m.exports.typesetPdf() : name,
              }),
            )}
          </span>
        </a>
      ))}
    </>
  );
}
