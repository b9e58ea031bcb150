import { isAppError } from "#core/errors.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { Member } from "#features/members/contract.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useQuery } from "#ui/use-query.ts";
import { ArticleForm } from "./article-form.tsx";
import type { FormApi } from "./calls.ts";
import { useGoBack } from "./go-back.ts";
import { GoneBlog } from "./gone-blog.tsx";

type OpenedArticleProps = {
  id: string;
  member: Member;
  signedIn: boolean;
  calls: FormApi;
  timeZone: string;
  onId(id: string): void;
};

type Read = { blog: WrittenBlog } | { refused: "absent" | "not allowed" };

/** An article, read for whoever may write it, and the form in which it is changed. */
export function OpenedArticle(props: OpenedArticleProps) {
  const { member, calls } = props;
  const { id } = props;
  const goBack = useGoBack(`/blogs/${id}`);
  const answer = useQuery<Read>("once", () => read(id, calls.writing.read));
  const { value } = answer;

  if (value && "blog" in value) {
    if (value.blog.status === "trash") return <InTrash title={value.blog.title} />;
    return <ArticleForm {...props} blog={value.blog} />;
  }
  if (value?.refused === "not allowed") {
    return (
      <MessagePanel
        level={1}
        title="Access Restricted"
        text="Only administrators can create blog posts. This article can be edited by its author, too."
      >
        <LinkButton to={`/blogs/${id}`}>Read the article</LinkButton>
      </MessagePanel>
    );
  }
  if (value?.refused === "absent") return <GoneBlog id={id} owner={member._id} onBack={goBack} />;
  if (answer.state === "failed") {
    return (
      <MessagePanel level={1} title="Something went wrong" text="Failed to load blog. Please try again.">
        <Button onClick={answer.again}>Try again</Button>
        <Button look="outline" onClick={goBack}>
          Go Back
        </Button>
      </MessagePanel>
    );
  }
  return <Loading page />;
}

async function read(id: string, ask: FormApi["writing"]["read"]): Promise<Read> {
  try {
    return { blog: await ask({ id }) };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { refused: "absent" };
    if (isAppError(error) && error.status === 403) return { refused: "not allowed" };
    throw error;
  }
}

function InTrash({ title }: { title: string }) {
  return (
    <MessagePanel level={1} title="In the trash" text={`“${title}” has been deleted. Restore it to edit it.`}>
      <LinkButton to="/manage-trash">Go to the trash</LinkButton>
    </MessagePanel>
  );
}
