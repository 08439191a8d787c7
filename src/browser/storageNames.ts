/** Prefix of what the dashboard stores in a tab, which is removed after signing in and on logging out. */
export const TRACE_PREFIX = 'dashboard:'

/** What has been typed on a page, for the same page in the other language. */
export const CARRIED_FIELDS_KEY = `${TRACE_PREFIX}carried-fields`

/** The page that was opened before signing in. */
export const REQUESTED_PAGE_KEY = `${TRACE_PREFIX}asked-for`

/** The shipments that visitors of this device have tracked. */
export const RECENT_ENTRY = 'recent-tracking-numbers'
