import { useContext } from "react";
import { formatMoment } from "#core/dates.ts";
import type { BlogRevision, WritingFunctions, WrittenBlog } from "#features/blogs/writing-contract.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { emptyFields, fieldsOf, inputOf } from "../../articles/fields.ts";
import PreviewDialog from "../preview/preview-dialog.tsx";
import { signatureOf } from "../preview/signature.ts";

type VersionProps = {
  blog: WrittenBlog;
  revision: BlogRevision;
  calls: Pick<WritingFunctions, "revision" | "preview">;
  onClose(): void;
};

/** An earlier version as readers saw it. */
export function Version({ blog, revision: { version, savedAt }, calls, onClose }: VersionProps) {
  const zone = useContext(TimeZone);
  const { state, value } = useQuery(String(version), async () => {
    const fields = fieldsOf(await calls.revision({ id: blog._id, version }), zone);
    const page = await calls.preview(inputOf(fields, emptyFields));
    return { ...page, ...signatureOf(blog, page.date) };
  });
  return (
    <PreviewDialog
      title={`Version ${version}, ${formatMoment(savedAt, zone)}`}
      closeText="Close version"
      page={state === "failed" ? null : value}
      onClose={onClose}
    />
  );
}
