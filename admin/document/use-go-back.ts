import { useNavigate } from "react-router";

/** Goes back within this site, or to `otherwise` where the visit began here. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const isFromHere = Number(window.history.state?.idx) > 0;
    if (isFromHere) void navigate(-1);
    else void navigate(otherwise);
  };
}
