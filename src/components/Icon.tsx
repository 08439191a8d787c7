/** Drawn on a 20 × 20 grid as open strokes. */
const paths = {
  settings: 'M3 6h6.2M13 6h4M3 14h3M9.8 14H17M11.1 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.9 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  sun: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M15.5 4.5l-1.1 1.1M5.6 14.4l-1.1 1.1',
  warning: 'M10 3 2.6 16.2h14.8ZM10 8v3.6M10 14h.01',
  close: 'M5 5l10 10M15 5 5 15',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M16.2 3v3.4h-3.4',
  view: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  void: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM5.1 5.1l9.8 9.8',
  menu: 'M3 6h14M3 10h14M3 14h9',
  chat: 'M3.2 10.2c0-3.7 3-6.4 6.8-6.4s6.8 2.7 6.8 6.4-3 6.3-6.8 6.3a7.6 7.6 0 0 1-2.6-.4L3.8 17l.8-3a6 6 0 0 1-1.4-3.8ZM7 10.2h.01M10 10.2h.01M13 10.2h.01',
  photos: 'M3 6.2h3l1.3-2h5.4l1.3 2h3v9.6H3ZM10 13.6a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8Z',
  forward: 'M3.5 10h12.5M11.5 5.5 16 10l-4.5 4.5',
  airCargo: 'M2.5 11.5 17.5 4l-4 12.5-3.6-4.4ZM9.9 12.1 17.5 4M9.9 12.1v4.4l2-2.2',
  student: 'M2 8l8-3.8L18 8l-8 3.8ZM5.5 10v4c2.6 2 6.4 2 9 0v-4M18 8v4.4',
  ecommerce:
    'M2.5 4h2.3l2 8.6h8.4l1.8-6.4H5.4M7.8 16.6a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM14 16.6a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
  attestation:
    'M7.6 9.6C7.6 7.8 7 7.4 7 5.8a3 3 0 0 1 6 0c0 1.6-.6 2-.6 3.8H15a1.2 1.2 0 0 1 1.2 1.2v2.4H3.8v-2.4A1.2 1.2 0 0 1 5 9.6ZM4.4 16.4h11.2',
  previous: 'M12 5.5 7.5 10l4.5 4.5',
  next: 'M8 5.5 12.5 10 8 14.5',
  phone:
    'M6.6 3.2 8 6.6 6.3 8a9 9 0 0 0 5.7 5.7l1.4-1.7 3.4 1.4v2.2a1.4 1.4 0 0 1-1.6 1.4A13 13 0 0 1 3 4.8a1.4 1.4 0 0 1 1.4-1.6Z',
  place: 'M10 17.5s5.5-5 5.5-9.3A5.5 5.5 0 0 0 4.5 8.2c0 4.3 5.5 9.3 5.5 9.3ZM10 10.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  mail: 'M3 5h14v10.5H3ZM3.3 5.4 10 10.8l6.7-5.4',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8',
  copy: 'M7 7h9.5v9.5H7ZM13 7V3.5H3.5V13H7',
  down: 'M5.5 8 10 12.5 14.5 8',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6Z',
  check: 'M4 10.5 8.2 14.5 16 6',
  share:
    'M5 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM14.6 7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM14.6 17.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM6.9 8.9l5.8-3.1M6.9 11.1l5.8 3.1',
  people:
    'M7.2 9.4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM2.6 16c0-3 2-4.6 4.6-4.6s4.6 1.6 4.6 4.6M13.2 9a2.2 2.2 0 1 0-.9-4.2M13.6 11.5c2.3.2 3.8 1.7 3.8 4.5',
} as const

export type IconName = keyof typeof paths

/** Icons that point along the direction of reading. */
const MIRRORED_IN_URDU = /^(forward|previous|next)$/

interface IconProps {
  name: IconName
  /** 16 px instead of 20. */
  small?: boolean
}

/** Decorative: the text beside it, or the control's accessible name, carries the meaning. */
export function Icon({ name, small = false }: IconProps) {
  return <Glyph path={paths[name]} small={small} isMirrored={MIRRORED_IN_URDU.test(name)} />
}

export function Glyph({ path, small, isMirrored }: { path: string; small: boolean; isMirrored: boolean }) {
  return (
    <svg
      className={`cc-icon${small ? ' cc-icon-small' : ''}${isMirrored ? ' cc-turning' : ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
