import { DocumentPage } from "../document/document-page.tsx";
import { collections } from "./kind.ts";

export default function CollectionPage() {
  return <DocumentPage kind={collections} />;
}
