/** What a first visit loads, in few files: each costs a phone a round trip. The rest is split by its lazy imports. */
export const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
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
  // Reads and words the first answer to a tracked number, before the scripts of the site.
  {
    name: 'answer',
    test: /src\/(services\/wire\/(schemas|wire|trackedShipment)|domain\/(dates|numbers|shipment\/(shipmentStatus|journey))|public-site\/tracking\/answerTexts)\.ts$|node_modules\/zod\//,
    priority: 3,
  },
  {
    name: 'lookup',
    test: /src\/(services\/(http\/(askedAhead|failure|errors|errorCatalogue|reasonPhrases)|tracking)|browser\/useLineBack)\.ts$/,
    priority: 1,
  },
  { name: 'request', test: /src\/services\/http\/(request|http)\.ts$/, priority: 1 },
]
