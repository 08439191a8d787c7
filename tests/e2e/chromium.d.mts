/** Path of the Chromium that tests use; undefined where none was found. */
export function chromiumPath(): string | undefined
/** Path of the Chromium that is measured; undefined where none was found. */
export function wholeChromiumPath(): string | undefined
