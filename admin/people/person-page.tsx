import { DocumentPage } from "../document/document-page.tsx";
import { people } from "./kind.ts";

export default function PersonPage() {
  return <DocumentPage kind={people} />;
}
