const apiHost: unknown = import.meta.env['VITE_API_HOST']

/** Fixed at build time, and validated when the site is built or served (build/apiHostOf.ts). */
export const env = {
  /** The backend's origin; '' is the site's own. */
  apiHost: typeof apiHost === 'string' ? apiHost.trim().replace(/\/$/, '') : '',
}
