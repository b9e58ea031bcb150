export const textSize = 13; // pixels

/** The attributes of an `svg` element around a drawing. Its directions do not depend on the page's. */
export const textStyle = { "font-size": String(textSize), direction: "ltr" };
