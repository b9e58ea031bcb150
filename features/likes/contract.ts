import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { idOrSlug } from "#features/addresses/contract.ts";

const liked = z.object({
  _id: z.string(),
  likes: z.array(z.object({ user: z.string() })).describe("newest first, at most 1,000"),
  likeCount: z.number(),
});

const ofBlog = { access: "members", params: z.object({ id: idOrSlug }), document: "blog" } as const;

export const likeEndpoints = endpoints({
  like: {
    route: "PUT /api/blogs/like/:id",
    summary: "Like a blog",
    ...ofBlog,
    answer: liked,
  },
  unlike: {
    route: "PUT /api/blogs/unlike/:id",
    summary: "Take a like back",
    ...ofBlog,
    answer: liked,
  },
  mine: {
    route: "GET /api/users/likes",
    summary: "The ids of the blogs that this member likes, the latest 5,000",
    access: "members",
    answer: z.array(z.string()),
  },
});

export type Liked = z.output<typeof liked>;
export type LikeFunctions = FunctionsOf<typeof likeEndpoints>;
