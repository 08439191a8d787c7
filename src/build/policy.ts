/** What a browser is told to hold the site to (product 13.6). */

/** react-to-print puts an empty style element into the frame that it prints; nothing else may be inline. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Without what only a header can say. */
export function contentPolicy(apiHost: string): string {
  const withBackend = apiHost === '' ? ["'self'"] : ["'self'", apiHost]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLE],
    // Previews of chosen files are blobs, Bootstrap's icons are data, pictures of ID cards are the backend's.
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

export function securityHeaders(apiHost: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentPolicy(apiHost)}; frame-ancestors 'none'`,
    // Not for subdomains: those may be somebody else's.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // Addresses hold airway bill numbers.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The camera reads the barcode of a receipt (public-site/scan).
    'Permissions-Policy': ['camera=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
  }
}
