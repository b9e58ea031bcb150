import { Download } from "lucide-react";
import type { Addressed } from "#features/addresses/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { exportsOf } from "./formats.ts";

type ExportLinksProps = { blog: Addressed; withPdf: boolean };

/** Links to an article's files. The server answers them, not the app. */
export function ExportLinks({ blog, withPdf }: ExportLinksProps) {
  return exportsOf(blog, withPdf).map(({ href, name, type }) => (
    <LinkButton key={name} look="outline" to={href} type={type} reloadDocument>
      <Download aria-hidden className="size-4.5" />
      <span>
        <span className="sr-only">Read as </span>
        {name}
      </span>
    </LinkButton>
  ));
}
