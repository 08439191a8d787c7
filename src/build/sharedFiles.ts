/** Bundles a first visit into few files, as each costs a round trip. Everything else is split by lazy imports. */
export const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  {
    name: 'shared',
    test: /preload-helper|src\/(company|paths|env|browser\/(deviceStore|jobQueue|useDrawnHere|useOneAtATime)|domain\/(roles|tracking\/trackingNumbers)|components\/(Brand|Icon|Alert|Loader|useTheme|usePageTitle)|components\/(messages|errors)\/\w+)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'site',
    test: /src\/public-site\/(PublicLayout|TrackBox|usePageMeta|contactLinks)\.tsx?$/,
    priority: 1,
  },
  // Reads the first tracking answer and puts it into words, before the site's own scripts run.
  {
    name: 'answer',
    test: /src\/(services\/wire\/(schemas|wire|trackedShipment)|domain\/(dates|numbers|shipment\/(shipmentStatus|journey))|public-site\/tracking\/answerTexts)\.ts$|node_modules\/zod\//,
    priority: 3,
  },
  {
    name: 'lookup',
    test: /src\/(services\/(http\/(askedAhead|failure|errors|errorCatalogue|reasonPhrases)|tracking)|domain\/links|browser\/useLineBack)\.ts$/,
    priority: 1,
  },
  { name: 'request', test: /src\/services\/http\/(request|http)\.ts$/, priority: 1 },
]
