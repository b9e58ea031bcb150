import type { Editor } from "@tiptap/core";
import { ListTree } from "lucide-react";
import { m } from "#messages";
import { SideGroup } from "../../document/side-group.tsx";
import { useOpenEditor } from "../open-editor.ts";
import { useReading } from "../use-reading.ts";
import { goToHeading, headingsIn, type OutlineHeading } from "./headings.ts";

const none: OutlineHeading[] = [];
const read = ({ state }: Editor) => headingsIn(state.doc);

/** The headings of the text, in the side panel. */
export function OutlineGroup() {
  const editor = useOpenEditor();
  const headings = useReading(editor, read, none);
  if (!editor || headings.length === 0) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  const skipped = headings.filter(({ skippedFrom }) => skippedFrom !== undefined).length;
  const count = m.adminEditor.headingCount({ count: headings.length });
  return (
    <SideGroup
      title={m.adminEditor.outline()}
      icon={ListTree}
      summary={
        skipped > 0
          ? m.adminEditor.outlineSummary({
              headings: count,
              skipped: m.adminEditor.skippedCount({ count: skipped }),
            })
          : count
      }
    >
      <ol className="-mx-2 text-small">
        {headings.map((heading) => (
          <li key={heading.position} style={{ paddingInlineStart: `${(heading.level - top) * 0.875}rem` }}>
            <button
              type="button"
              onClick={() => goToHeading(editor, heading)}
              className="block min-h-9 w-full rounded-base px-2 py-1.5 text-start hover:bg-sunken hover:text-brand"
            >
              <bdi className="wrap-anywhere">
                {heading.text || <i className="text-muted">{m.adminEditor.emptyHeading()}</i>}
              </bdi>
              {heading.skippedFrom && (
                <span className="block text-meta font-medium text-accent">
                  {m.adminEditor.skippedLevelText({ level: heading.level, skippedFrom: heading.skippedFrom })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </SideGroup>
  );
}
