const policy = [
  "default-src 'none'",
  "style-src 'self'",
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

/** The hashes are SHA-256 in base64, of the inline scripts. */
export function pagePolicy(scriptHashes: string[]): string {
  const scripts = ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [...policy, scripts].join("; ");
}

/** For every response. */
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
