/** Path of the Firefox that tests use; undefined where none was found. */
export function firefoxPath(): string | undefined
/** Paths of what drives WebKit. */
export const webkit: Record<'driver' | 'display' | 'window', string>
/** The engines beside Chromium, by their project's name. */
export const engines: Record<'firefox' | 'webkit', { name: string; isThere: () => boolean; packages: string[] }>
