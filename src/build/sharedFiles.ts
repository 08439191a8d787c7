/**
 * What a first visit loads, in few files: every file costs a phone a way there and back. Everything else is split where
 * it is imported lazily.
 */
export const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  // Used by the public pages and by the dashboard.
  {
    name: 'shared',
    test: /preload-helper|src\/(company|paths|env|browser\/(deviceStore|jobQueue|useOneAtATime)|domain\/(roles|dates|links|tracking\/trackingNumbers?)|components\/(Brand|Icon|Alert|Loader|ThemeSwitch|useTheme|usePageTitle)|components\/(messages|errors)\/\w+)\.tsx?$/,
    priority: 2,
  },
  { name: 'site', test: /src\/public-site\/(PublicLayout|TrackBox|usePageMeta|contactLinks)\.tsx?$/, priority: 1 },
  // What the tracking page asks the backend with: in one file they are 0.4 KB smaller than in three.
  { name: 'request', test: /src\/services\/(http\/request|wire\/schemas|tracking)\.ts$/, priority: 1 },
]
