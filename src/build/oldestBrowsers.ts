/** The oldest supported browsers: the target of the build, for scripts and styles. */
export const oldestBrowsers = ['chrome92', 'safari15.4', 'firefox115']
