/** A message of `#messages` without values, which is read while a page or an answer is made. */
export type Message = () => string;
