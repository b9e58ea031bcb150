import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

type NothingInProps = {
  /** What is listed, like "programmes". */
  noun: string;
  path: string;
  subcategory: string | undefined;
};

/** In the place of a section's cards where there are none. */
export function NothingIn({ noun, path, subcategory }: NothingInProps) {
  return (
    <MessagePanel
      title={`No ${noun} found`}
      text={
        subcategory ? `No ${noun} found in the "${subcategory}" category.` : `No ${noun} have been added yet.`
      }
    >
      {subcategory && <LinkButton to={path}>Show all {noun}</LinkButton>}
    </MessagePanel>
  );
}
