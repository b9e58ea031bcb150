import type { Picture } from "./contract.ts";

/** Where the picture is found that is generated from a text. */
export function generatedUrl(text: string): string {
  return `/drawings/${seedOf(text)}.svg`;
}

/** The picture for what has no other. It says nothing that the text does not. */
export function generatedPicture(text: string): Picture {
  return {
    url: generatedUrl(text),
    srcset: "",
    width: 1600,
    height: 1000,
    alt: "",
    caption: "",
    placeholder: "#e4ded0",
    generated: true,
  };
}

/** 8 hex digits. */
export function seedOf(text: string): string {
  return hash(text).toString(16).padStart(8, "0");
}

/** FNV-1a over the UTF-16 units of the text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value >>> 0;
}
