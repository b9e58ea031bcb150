import { useState } from "react";
import type { EditorProps } from "#features/blogs/editor/editor-props.ts";
import { LazyEditor } from "#features/blogs/editor/lazy-editor.tsx";
import { AdminsOnly } from "#features/members/admins-only.tsx";
import { useNotice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Refusal } from "#visit/refusal.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/create-blog.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Create blog", description: "Write an article.", path: null });

export default function CreateBlog() {
  return <AdminsOnly refusal="Only administrators can create blog posts.">{() => <Form />}</AdminsOnly>;
}

const upload: EditorProps["upload"] = async (file) => {
  const body = new FormData();
  body.append("image", file);
  const answer = await fetch("/api/blogs/upload/wysiwyg-image", { method: "POST", body });
  const said = await answer.json();
  if (!answer.ok) throw new Refusal("bad input", said.msg ?? "");
  return said;
};

function Form() {
  const [content, setContent] = useState("");
  const { notice, tell } = useNotice();
  return (
    <>
      <PageHeader badge="Administration" title="Create blog" />
      <form className="page pb-16" onSubmit={(event) => event.preventDefault()}>
        <LazyEditor
          label="Content"
          value={content}
          onChange={setContent}
          upload={upload}
          tell={tell}
          hint="Take your time."
        />
      </form>
      <output className="sr-only" data-content="" hidden={content.length > 100_000}>
        {content.slice(0, 100_000)}
      </output>
      {notice}
    </>
  );
}
