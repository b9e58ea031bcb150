import { pick } from "#core/pick.ts";
import type { Picture } from "./contract.ts";

const shown = ["url", "srcset", "width", "height", "placeholder"] as const;

/** A picture beside a text that says the same, so that it needs none of its own. */
export type ShownPicture = Pick<Picture, (typeof shown)[number]>;

export const shownPicture = (picture: Picture): ShownPicture => pick(picture, shown);
