import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { fieldError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { refuseReaders } from "#features/media/library/library.server.ts";
import type { embedEndpoints } from "./contract.ts";
import { describeVideo } from "./poster.server.ts";
import { videoAt } from "./videos.ts";

export const embedOperations: Operations<typeof embedEndpoints> = { add: addEmbed };

async function addEmbed(
  ctx: MemberContext,
  { address }: { address: string },
  services: Pick<Services, "media" | "videos" | "limits">,
) {
  await refuseReaders(ctx);
  const video = videoAt(address, ctx.site.peertubeHosts);
  if (!video) {
    throw fieldError(
      "address",
      "Please enter the address of a video on YouTube, Vimeo or a PeerTube site from the settings.",
    );
  }
  await services.limits.count(ctx.actor.role === "admin" ? "upload of an admin" : "upload", ctx.actor.id);
  const { url, host } = video;
  return { url, host, ...(await describeVideo(ctx, video, services)) };
}
