import { createContext, useContext } from "react";
import type { DocumentForm, SavedForm } from "./use-document.ts";

export const FormContext = createContext<SavedForm | null>(null);

export function useForm(): SavedForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm() was called outside of a document's form.");
  return form;
}

/** The same context, for what is only shown of kinds that are published. */
export function useDocumentForm(): DocumentForm {
  return useForm() as DocumentForm;
}
