import { DocumentPage } from "../document/document-page.tsx";
import { ownPages } from "./kind.ts";

export default function PagePage() {
  return <DocumentPage kind={ownPages} />;
}
