import { useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { useSite } from "#app/site.ts";
import { useApi } from "#core/api.ts";
import { newId } from "#core/ids.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { skipPrompt } from "../document/unsaved-changes.tsx";
import { useMember } from "../guard.tsx";
import { ArticleForm } from "./article-form.tsx";
import { OpenedArticle } from "./opened-article.tsx";

type Article = {
  /** Names the form: it stays while a new article gets its address. */
  key: string;
  id: string;
  isNew: boolean;
  type: ReturnType<typeof sectionNamed>;
  /** The id in the address of the page: undefined until a new article has one. */
  address: string | undefined;
};

/** The form of an article at both of its addresses, /create-blog and /edit-blog/:id. */
export default function WriteArticle() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const type = id === undefined ? sectionNamed(query.get("type")) : undefined;
  const [article, setArticle] = useState(() => begin(id, type));
  const { member, signedIn } = useMember();
  const [last, setLast] = useState<WrittenBlog>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const calls = useApi();
  const { timeZone } = useSite();

  const now = follow(article, id, type);
  if (now !== article) setArticle(now);

  function startNext(blog: WrittenBlog): void {
    setLast(blog);
    if (pathname + search === "/create-blog") setArticle(begin(undefined, undefined));
    else void navigate("/create-blog", { replace: true, preventScrollReset: true, state: skipPrompt });
  }

  const props = { id: now.id, member, signedIn, calls, timeZone };
  const onId = (other: string) => setArticle({ ...now, id: other });
  return now.isNew ? (
    <ArticleForm
      key={now.key}
      {...props}
      type={now.type}
      onId={onId}
      last={last}
      onNext={startNext}
      onWriting={() => setLast(undefined)}
    />
  ) : (
    <OpenedArticle key={now.key} {...props} onId={onId} />
  );
}

function begin(address: string | undefined, type: Article["type"]): Article {
  const id = address ?? newId();
  return { key: id, id, isNew: address === undefined, type, address };
}

/** The article that an address asks for: the present one, or another. */
function follow(article: Article, address: string | undefined, type: Article["type"]): Article {
  if (address === article.address) {
    const isOther = address === undefined && type !== article.type;
    return isOther ? begin(address, type) : article;
  }
  return address === article.id ? { ...article, address } : begin(address, type);
}
