import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import type { StaticHandlerContext } from "react-router";
import { expect, it } from "vitest";
import { headHtml } from "./head-html.ts";

it("writes what React writes for the same tags, and scripts apart", () => {
  const text = `Who's "A & B" <c>?`;
  const tags: Record<string, string | undefined>[] = [
    { name: "description", content: text },
    { property: "og:image:width", content: "1200", media: undefined },
    { tagName: "link", rel: "alternate", hrefLang: "de", href: "/a?b=1&c='2'", title: text },
  ];
  const meta = () => [{ title: text }, ...tags, { "script:ld+json": { name: "</script>&\u2028" } }];
  const match = { params: {}, pathname: "/", route: { id: "page" } };
  const context = { matches: [match], loaderData: {}, location: {} } as object as StaticHandlerContext;
  const { tags: html, scripts } = headHtml(context, { page: { meta } });
  const elements = tags.map(({ tagName = "meta", ...attributes }) => createElement(tagName, attributes));
  expect(html).toBe(
    renderToString(createElement(Fragment, {}, createElement("title", {}, text), ...elements)),
  );
  expect(scripts).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u0026\\u2028"}</script>',
  );
});
