import { redirectDocument } from "react-router";
import { frameHosts } from "#features/embeds/frame-hosts.ts";

// The policy of the first page holds until another one is loaded. The app imports this file at its start.
const first = import.meta.env.SSR
  ? { hosts: [], isForAdmins: true }
  : { hosts: frameHosts(document), isForAdmins: /^\/(admin$|(create|edit|manage)-)/.test(location.pathname) };

/** Reloads a page in the browser if the policy does not allow its frames. */
export function withItsFrames(html: string, request: Request): void {
  if (import.meta.env.SSR || !html.includes('<div class="embed frame"')) return;
  const hosts = frameHosts(new DOMParser().parseFromString(html, "text/html"));
  if (hosts.some((host) => !first.hosts.includes(host))) throw redirectDocument(request.url);
}

/** The same for the form of a text, whose preview may show all listed sites. */
export function withFramesOfPreview(request: Request): void {
  const isForm = /^\/(create|edit)-/.test(new URL(request.url).pathname);
  if (isForm && !first.isForAdmins) throw redirectDocument(request.url);
}
