const policy = [
  "default-src 'none'",
  // Articles may colour text; a style attribute cannot load anything under this policy.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The hashes are SHA-256 in base64, of the inline scripts and styles. `frames` are origins. */
export function pagePolicy(scripts: string[], styles: string[] = [], frames: string[] = []): string {
  const frameSources = frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : [];
  return [...policy, ...frameSources, sources("style-src", styles), sources("script-src", scripts)].join(
    "; ",
  );
}

function sources(directive: string, hashes: string[]): string {
  return [directive, "'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
}

export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(siteUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
