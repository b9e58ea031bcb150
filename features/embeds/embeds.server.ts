import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { fieldError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { refuseReaders } from "#features/publishing/access.server.ts";
import { m } from "#messages";
import type { embedEndpoints } from "./contract.ts";
import { frameAt } from "./frames.ts";
import { describeVideo } from "./poster.server.ts";
import { videoAt } from "./videos.ts";

export const embedOperations: Operations<typeof embedEndpoints> = { add: addEmbed };

async function addEmbed(
  ctx: MemberContext,
  { address }: { address: string },
  services: Pick<Services, "media" | "videos" | "limits">,
) {
  await refuseReaders(ctx);
  const { peertubeHosts, embedHosts } = ctx.site;
  const video = videoAt(address, peertubeHosts);
  if (!video) {
    const frame = frameAt(address, embedHosts);
    if (!frame) throw fieldError("address", notHere(address));
    return { kind: "frame" as const, ...frame, title: "", poster: null };
  }
  await services.limits.count(ctx.actor.role === "admin" ? "upload of an admin" : "upload", ctx.actor.id);
  const { url, host } = video;
  return { kind: "video" as const, url, host, ...(await describeVideo(ctx, video, services)) };
}

function notHere(address: string): string {
  const url = URL.parse(address.trim());
  if (!url?.hostname.includes(".") || !/^https?:$/.test(url.protocol)) return m.adminEmbeds.addressInvalid();
  return m.adminEmbeds.hostNotAllowed({ host: url.hostname });
}
