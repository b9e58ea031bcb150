const policy = [
  "default-src 'none'",
  "style-src 'self'",
  // Articles may colour a word; a style attribute cannot load anything under this policy.
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

/** The Content-Security-Policy of a page: its own files, and the inline scripts with these SHA-256 hashes (base64). */
export function pagePolicy(scriptHashes: string[]): string {
  const scripts = ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [...policy, scripts].join("; ");
}

/** Headers that stand on every answer of the site. */
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
