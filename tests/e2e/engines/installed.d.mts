/** Path of the Firefox for tests; undefined if none was found. */
export function firefoxPath(): string | undefined
/** Paths of the programs that drive WebKit. */
export const webkit: Record<'driver' | 'display' | 'window', string>
/** The engines other than Chromium, by the name of their project. */
export const engines: Record<'firefox' | 'webkit', { name: string; isThere: () => boolean; packages: string[] }>
