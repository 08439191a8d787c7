/** Path of the Chromium to use; undefined where none was found. */
export function chromiumPath(): string | undefined
