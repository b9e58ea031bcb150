import { ArrowLeft } from "lucide-react";
import { createElement, type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ChapterGroup, Chapter as ChapterOf, Tree } from "#core/guide.ts";
import { m } from "#messages";
import { ChapterList } from "./chapter-list.tsx";
import { helpPath } from "./path.ts";
import { SearchField, SearchResults } from "./search.tsx";
import "./help.css";

type ChapterProps = {
  chapter: ChapterOf;
  trees: Tree[];
  groups: ChapterGroup[];
  /** Every chapter in order. */
  all: ChapterOf[];
};

/** One chapter, beside the list of all of them in wide windows. */
export function Chapter({ chapter, trees, groups, all }: ChapterProps) {
  const [typed, setTyped] = useState("");
  const at = all.indexOf(chapter);
  const isSearching = typed.trim() !== "";
  return (
    <div className="page gap-x-12 pb-16 md:pb-24 lg:grid lg:grid-cols-[14rem_minmax(0,44rem)]">
      <div className="no-print lg:sticky lg:top-0 lg:flex lg:max-h-dvh lg:flex-col lg:self-start">
        <div className="flex items-center gap-3 py-3 lg:block lg:py-4">
          <Link
            to={helpPath}
            className="-ms-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-base px-2 text-small font-medium text-muted hover:bg-sunken hover:text-ink lg:min-h-9"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {m.adminHelp.allChapters()}
          </Link>
          <SearchField typed={typed} onType={setTyped} className="grow lg:mt-1.5" />
        </div>
        <ChapterList groups={groups} current={chapter.slug} />
      </div>
      {isSearching && <SearchResults typed={typed} groups={groups} onFollow={() => setTyped("")} />}
      <div hidden={isSearching} className="min-w-0 lg:pt-4">
        <article className="help-text">{trees.map(render)}</article>
        <nav
          aria-label={m.adminHelp.neighbours()}
          className="no-print mt-12 grid gap-x-6 gap-y-1 border-t border-hairline pt-4 sm:grid-cols-2"
        >
          <Neighbour chapter={all[at - 1]} word={m.adminHelp.before()} />
          <Neighbour chapter={all[at + 1]} word={m.adminHelp.next()} className="sm:col-start-2 sm:text-end" />
        </nav>
      </div>
    </div>
  );
}

/** The build has made the elements from Markdown of the project, so there is nothing to sanitise. */
function render(tree: Tree, key: number): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, { href, ...attributes }, ...children] = tree;
  const inner = children.length > 0 ? children.map(render) : undefined;
  if (tag === "table") {
    return (
      <div key={key} className="overflow-x-auto">
        {createElement(tag, attributes, inner)}
      </div>
    );
  }
  if (typeof href !== "string") return createElement(tag, { ...attributes, key }, inner);
  if (href.startsWith("http")) {
    return (
      <a key={key} href={href} rel="noreferrer">
        {inner}
      </a>
    );
  }
  return (
    <Link key={key} to={href}>
      {inner}
    </Link>
  );
}

type NeighbourProps = { chapter: ChapterOf | undefined; word: string; className?: string };

function Neighbour({ chapter, word, className }: NeighbourProps) {
  if (!chapter) return null;
  return (
    <Link to={`${helpPath}/${chapter.slug}`} className={`group block rounded-base py-2 ${className ?? ""}`}>
      <span className="block text-meta text-muted">{word}</span>
      <span className="font-semibold text-brand underline-offset-4 group-hover:underline">
        {chapter.title}
      </span>
    </Link>
  );
}
