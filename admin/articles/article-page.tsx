import { DocumentPage } from "../document/document-page.tsx";
import { articles } from "./kind.ts";

export default function ArticlePage() {
  return <DocumentPage kind={articles} />;
}
