/** Path of the Chromium for tests; undefined if none was found. */
export function chromiumPath(): string | undefined
/** Path of the Chromium for measurements; undefined if none was found. */
export function wholeChromiumPath(): string | undefined
