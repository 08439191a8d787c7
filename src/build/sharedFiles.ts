/**
 * What a first visit loads, in few files: every file costs a phone a way there and back. Everything else is split where
 * it is imported lazily.
 */
export const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  // Used by the public pages and by the dashboard.
  {
    name: 'shared',
    test: /preload-helper|src\/(company|paths|env|browser\/(deviceStore|jobQueue|useDrawnHere|useOneAtATime)|domain\/(roles|links|tracking\/trackingNumbers)|components\/(Brand|Icon|Alert|Loader|useTheme|usePageTitle)|components\/(messages|errors)\/\w+)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'site',
    test: /src\/public-site\/(PublicLayout|TrackBox|usePageMeta|contactLinks|art\/DryBed)\.tsx?$/,
    priority: 1,
  },
  // What the first answer to a tracked number is read and worded with, before the scripts of the site.
  {
    name: 'answer',
    test: /src\/(services\/wire\/(schemas|wire|trackedShipment)|domain\/(dates|numbers|shipment\/(shipmentStatus|journey))|public-site\/tracking\/answerTexts)\.ts$|node_modules\/zod\//,
    priority: 3,
  },
  // What the tracking page asks with.
  {
    name: 'lookup',
    test: /src\/(services\/(http\/(askedAhead|failure|errors|errorCatalogue|reasonPhrases)|tracking)|browser\/useLineBack)\.ts$/,
    priority: 1,
  },
  // What makes every other call.
  { name: 'request', test: /src\/services\/http\/(request|http)\.ts$/, priority: 1 },
]
