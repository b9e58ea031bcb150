import { Button } from "#ui/button.tsx";
import { SavePanel, wordsOf } from "../document/waiting-panel.tsx";
import { goToMissing } from "../editor/pictures/missing.ts";
import type { MissingPictures } from "./use-missing-pictures.ts";

/** Says that pictures of the text are not on this site, and offers to go to them or to save without them. */
export function MissingPanel({ missing }: { missing: MissingPictures }) {
  if (!missing.stopped) return null;
  const { name, count } = missing.stopped;
  const { without, nothing } = wordsOf(name);
  const isOne = count === 1;
  return (
    <SavePanel
      isStopped
      title={isOne ? "1 picture is still on another site" : `${count} pictures are still on other sites`}
      text={`${isOne ? "It" : "They"} could not be copied when you pasted the text. ${nothing}`}
    >
      <Button onClick={goToMissing}>{isOne ? "Go to it" : "Go to the first"}</Button>
      <Button look="outline" onClick={missing.saveWithout}>
        {without} {isOne ? "it" : "them"}
      </Button>
    </SavePanel>
  );
}
