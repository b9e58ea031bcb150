import { prepared } from "./prepared.ts";

type ArticleProps = {
  /** HTML that the sanitiser has passed. */
  content: string;
  /** Public address of this site, without a slash at the end. */
  origin: string;
};

/** The text of a blog. The only place of the whole site where HTML is put on a page as it is. */
export function Article({ content, origin }: ArticleProps) {
  const html = prepared(content, origin);
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
