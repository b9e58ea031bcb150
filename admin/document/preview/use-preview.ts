import { isAppError } from "#core/errors.ts";
import { useQuery } from "#ui/use-query.ts";

/** The page of a preview, or the error. */
export function usePreview<Page>(load: () => Promise<Page>): { page?: Page; failure?: string } {
  const { value } = useQuery("preview", async () => {
    try {
      return { page: await load() };
    } catch (error) {
      return { failure: (isAppError(error) && error.message) || "Please try again." };
    }
  });
  return value ?? {};
}
