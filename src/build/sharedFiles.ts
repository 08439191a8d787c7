/**
 * What a first visit loads, in few files: every file costs a phone a way there and back. Everything else is split where
 * it is imported lazily.
 */
export const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  // Used by the public pages and by the dashboard.
  {
    name: 'shared',
    test: /preload-helper|src\/(company|paths|env|browser\/(deviceStore|jobQueue|useDrawnHere|useOneAtATime)|domain\/(roles|links|tracking\/trackingNumbers?)|components\/(Brand|Icon|Alert|FrameLoader|Loader|ThemeSwitch|useTheme|usePageTitle)|components\/(messages|errors)\/\w+)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'site',
    test: /src\/public-site\/(PublicLayout|TrackBox|usePageMeta|contactLinks|art\/DryBed)\.tsx?$/,
    priority: 1,
  },
  // What the tracking page reads and shows its first answer with: one file is asked for in place of five.
  {
    name: 'answer',
    test: /src\/(services\/(http\/(askedAhead|failure|errors|errorCatalogue|reasonPhrases)|wire\/(schemas|wire)|tracking)|browser\/useLineBack|domain\/(dates|numbers|shipment\/shipmentStatus))\.ts$|node_modules\/zod\//,
    priority: 1,
  },
  // What makes every other call.
  { name: 'request', test: /src\/services\/http\/(request|http)\.ts$/, priority: 1 },
]
