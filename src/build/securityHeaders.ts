/** Content Security Policy and other security headers (product 13.6). */

/** react-to-print puts an empty style element into the frame it prints. Nothing else may be inline. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy without `frame-ancestors`, which only works in a header. */
export function contentPolicy(apiHost: string): string {
  const withBackend = apiHost === '' ? ["'self'"] : ["'self'", apiHost]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLE],
    // Previews of chosen files are blob: URLs, Bootstrap's icons data: URLs; pictures of ID cards are on the backend.
    'img-src': [...withBackend, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': withBackend,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** The security headers of every page. @param apiHost the backend's origin; '' is the site's own */
export function securityHeaders(apiHost: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentPolicy(apiHost)}; frame-ancestors 'none'`,
    // Without includeSubDomains, as others may own subdomains.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // URLs contain airway bill numbers and names that were searched for, and hosts log referrers.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The camera reads a receipt's barcode (public-site/scan) and photographs ID cards (booking/files).
    'Permissions-Policy': ['camera=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
  }
}

/**
 * The headers that hosts send with the backend's answers under the site's own address, in place of the backend's
 * values: no copy stays on the computer, and neither an uploaded page nor an error page runs as the site
 * (product 13.4, 13.9).
 */
export const backendHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Sent beside the backend's own value, and only with the answer to this call, because clearing the cache slows down
 * what is loaded next.
 */
export const logoutHeader = { method: 'POST', path: '/api/center/logout', header: 'Clear-Site-Data', value: '"cache"' }

/** Whether an address of the site is answered by the backend. */
export const isFromBackend = (path: string) => /^\/(api|uploads)\//.test(path)
