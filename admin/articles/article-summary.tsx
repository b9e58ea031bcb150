import { useMemo } from "react";
import { truncate } from "#core/truncate.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { m } from "#messages";
import { plainText } from "../fields/plain-text.ts";
import type { ArticleFields } from "./fields.ts";

export function ArticleSummary({ fields: { title, section, content } }: { fields: ArticleFields }) {
  const text = useMemo(() => truncate(plainText(content).replaceAll("\n", " "), 160), [content]);
  return (
    <p>
      {sectionNames[section].one()}:{" "}
      <span className="font-semibold">{title || m.adminDocument.withoutTitle()}</span>
      <span className="text-muted"> {text}</span>
    </p>
  );
}
