import { Glyph, Icon, type IconName } from '@/components/Icon'

/** The dashboard's own icons, so that visitors of the public site do not load them. No two things share an icon. */
const paths = {
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5M8.5 16.5v-4.5h3v4.5',
  collapse: 'M12.5 5.5 8 10l4.5 4.5M4.5 4v12',
  bell: 'M5 13.8V9a5 5 0 0 1 10 0v4.8l1.3 1.2H3.7ZM8.4 17h3.2',
  logout: 'M8 3.5H4.5v13H8M12 6.5l3.8 3.5L12 13.5M15.5 10H8',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  upload: 'M10 13V4M6.5 7.2 10 3.7l3.5 3.5M3.5 12.5v4h13v-4',
  delete: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.4 8.5l.2 5M11.6 8.5l-.2 5',
  add: 'M10 4v12M4 10h12',
  edit: 'M4 16h3l8.6-8.6-3-3L4 13ZM11 6l3 3',
  track:
    'M5.2 16.2c0-5 9.6-3.4 9.6-9.2M5.2 18a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM14.8 6.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  download: 'M10 3.5V13M6.5 9.5 10 13l3.5-3.5M3.5 16.5h13',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  power: 'M10 3v6.5M6 5.6a6 6 0 1 0 8 0',
  centers: 'M3 16.5h14M4.5 16.5V5.5h6v11M10.5 9h5v7.5M6.7 8.2h1.6M6.7 11h1.6M6.7 13.8h1.6M12.7 11.6h.9M12.7 14h.9',
  records: 'M4 5h12M4 10h12M4 15h12M7.5 5v10',
  queue: 'M3 5h7M3 10h5M3 15h7M12.5 6.5 16 10l-3.5 3.5',
  finance: 'M3 15.5h14M5 15.5V10M10 15.5v-10M15 15.5V8',
  accounts: 'M5 3.5h9.5a1 1 0 0 1 1 1v12H6a1.5 1.5 0 0 1-1.5-1.5V4M8 7.5h4.5M8 10.5h4.5M4.6 15c0-1 .6-1.5 1.4-1.5h9.5',
  archives: 'M3.5 7.5v8.5h13V7.5M2.8 4h14.4v3.5H2.8ZM8 11h4',
  upTrack: 'M10 16.5v-12M5 9.5l5-5 5 5',
  downTrack: 'M10 3.5v12M5 10.5l5 5 5-5',
  note: 'M4 4h12v8.2L12.2 16H4ZM16 12.2h-3.8V16M7 7.5h6M7 10.5h3',
  tools: 'M4 4h4.5v4.5H4ZM11.5 4H16v4.5h-4.5ZM4 11.5h4.5V16H4ZM13.75 11.5v4.5M11.5 13.75H16',
  scan: 'M3 7V4h3M14 4h3v3M17 13v3h-3M6 16H3v-3M6.5 7v6M9 7v6M11 7v6M13.5 7v6',
  chart: 'M3.5 3.5v13h13M6.5 12.5l3-3.5 2.8 2.2L16.5 6',
  sheet: 'M5 3h7l3 3v11H5ZM12 3v3h3M7.5 9.5h5M7.5 12h5M7.5 14.5h2.5',
  receipt: 'M5 3h10v14l-2.5-1.6L10 17l-2.5-1.6L5 17ZM7.5 7h5M7.5 10.5h5',
  parcel: 'M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5ZM3.5 6.5 10 10l6.5-3.5M10 10v7',
  language: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c2 2 3 4.4 3 7s-1 5-3 7c-2-2-3-4.4-3-7s1-5 3-7Z',
  saved: 'M5.5 3.5h9v13L10 13l-4.5 3.5Z',
  calendar: 'M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  columns: 'M3.5 4.5h13v11h-13ZM8 4.5v11M12.3 4.5v11',
  more: 'M4.5 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM10 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM15.5 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
} as const

export type DeskIconName = keyof typeof paths | IconName

/** Icons that point along the direction of reading. */
const MIRRORED_IN_URDU = /^(logout|queue)$/

export function DeskIcon({ name, small = false }: { name: DeskIconName; small?: boolean }) {
  return isOfDesk(name) ? (
    <Glyph path={paths[name]} small={small} isMirrored={MIRRORED_IN_URDU.test(name)} />
  ) : (
    <Icon name={name} small={small} />
  )
}

function isOfDesk(name: DeskIconName): name is keyof typeof paths {
  return name in paths
}
