/**
 * The HTML of an article in which every picture of one file that has one alternative text has another. The HTML is
 * as the sanitiser writes it: attributes in double quotes, with entities.
 */
export function reworded(html: string, mediaId: string, before: string, after: string): string {
  return html.replace(/<img\b[^>]*>/g, (tag) => {
    const source = /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? "";
    const said = /\salt="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (!source.includes(`/media/${mediaId}/`) || said !== escaped(before)) return tag;
    return tag.replace(/\salt="[^"]*"/, () => ` alt="${escaped(after)}"`);
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
