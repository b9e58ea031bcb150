import { useNavigate } from "react-router";

/** Goes back to where somebody came from on this site, or to another page where there is nothing to go back to. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const isFromHere = Number(window.history.state?.idx) > 0;
    if (isFromHere) void navigate(-1);
    else void navigate(otherwise);
  };
}
