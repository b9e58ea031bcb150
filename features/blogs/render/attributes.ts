/**
 * The value of an attribute as it is written, with its entities; undefined where there is none. Takes a tag, or all
 * of its attributes, as the sanitizer writes them. They are read in their order: a value may look like an attribute.
 */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const [, found, value] of tag.matchAll(/\s([\w-]+)="([^"]*)"/g)) if (found === name) return value;
  return undefined;
}
