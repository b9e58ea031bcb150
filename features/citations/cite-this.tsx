import { Quote } from "lucide-react";
import type { BlogCard } from "#features/blogs/contract.ts";
import { formats, sentenceOf } from "./citation.ts";

type CiteThisProps = { blog: BlogCard; site: { name: string; url: string; timeZone: string } };

/** How others refer to a publication: the sentence for a list of references, and files for programs that keep one. */
export function CiteThis({ blog, site }: CiteThisProps) {
  const { before, title, after } = sentenceOf(blog, site);
  return (
    <details className="max-w-full basis-full">
      <summary className="button inline-flex min-h-11 list-none items-center gap-2 rounded-base border border-control px-5 py-2 text-small font-semibold transition-colors hover:border-brand hover:text-brand [&::-webkit-details-marker]:hidden">
        <Quote aria-hidden className="size-4.5" />
        Cite this
      </summary>
      <div className="mt-3 rounded-base border border-hairline bg-surface p-5">
        <p className="font-serif text-[1.0625rem] wrap-anywhere">
          {before}
          <cite dir="auto">{title}</cite>
          {after}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-6 border-t border-hairline pt-2 text-small">
          {formats.map(({ file, name }) => (
            <li key={file}>
              <a
                href={`/blogs/${blog._id}/${file}`}
                download
                className="inline-flex min-h-9 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
