import { useContext } from "react";
import { useAnswer } from "#features/members/use-answer.ts";
import { formatMoment } from "#ui/dates.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { BlogRevision, WritingFunctions, WrittenBlog } from "../../writing-contract.ts";
import { emptyFields, fieldsOf, inputOf } from "../fields.ts";
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
  const { state, value } = useAnswer(String(version), async () => {
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
