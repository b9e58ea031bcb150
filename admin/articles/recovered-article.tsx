import { Suspense, useMemo } from "react";
import { truncate } from "#core/truncate.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { RecoveredDraft } from "#ui/local-drafts/recovered-draft.tsx";
import type { LocalDraft } from "#ui/local-drafts/store.ts";
import { Differences } from "../document/differences/lazy-differences.ts";
import { plainText } from "../document/differences/plain-text.ts";
import { differingNames } from "../document/differences/readable.ts";
import type { BlogFields } from "./fields.ts";
import type { BlogWork, Writing } from "./use-writing.ts";

/** Offers what was written before and not saved, with what is different in it. */
export function RecoveredArticle({ writing, isNew }: { writing: Writing; isNew?: boolean }) {
  const { before, saved, restore, discard } = writing;
  return (
    <RecoveredDraft<BlogWork>
      before={before}
      onRestore={restore}
      onDiscard={discard}
      glance={(kept) =>
        isNew ? <Beginning fields={kept.work.fields} /> : <DraftSummary kept={kept} saved={saved.fields} />
      }
    />
  );
}

/** What a text is, and how it begins. */
export function Beginning({ fields: { title, section, content } }: { fields: BlogFields }) {
  const text = useMemo(() => truncate(plainText(content).replaceAll("\n", " "), 160), [content]);
  return (
    <p>
      {sectionNames[section].one}: <span className="font-semibold">{title || "Without a title"}</span>
      <span className="text-muted"> {text}</span>
    </p>
  );
}

function DraftSummary({ kept, saved }: { kept: LocalDraft<BlogWork>; saved: BlogFields }) {
  const { fields } = kept.work;
  const names = useMemo(() => differingNames(saved, fields), [saved, fields]);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline">
        {names.length > 0 ? `Different from what is saved: ${names.join(", ")}` : "What is different"}
      </summary>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <Differences before={saved} after={fields} />
      </Suspense>
    </details>
  );
}
