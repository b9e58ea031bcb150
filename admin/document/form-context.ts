import { createContext, useContext } from "react";
import type { DocumentForm } from "./use-document.ts";

export const FormContext = createContext<DocumentForm | null>(null);

/** The form around a component. */
export function useForm(): DocumentForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm() was called outside of a document's form.");
  return form;
}
