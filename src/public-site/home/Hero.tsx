import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { paths } from '@/paths'
import { homeLinkName } from '../links'
import { company } from '@/company'
import { TrackBox } from '../TrackBox'
import { Braid, type Strands } from '../drawings'

export function Hero() {
  const [isLeft, setIsLeft] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsLeft(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <section className="cc-hero cc-deep">
      {isLeft && <FollowBar />}
      <div className="container-xl cc-hero-inner">
        <HeroArt />
        <h1>International Documents &amp; Parcel Delivery Service</h1>
        <p className="cc-lead">{company.sentences.hero}</p>
        <div ref={place}>
          <TrackBox hint="Ten digits, under the barcode on your receipt." />
        </div>
      </div>
    </section>
  )
}

function FollowBar() {
  return (
    <div className="cc-follow-bar cc-deep">
      <div className="container-xl">
        <Link className="cc-brand" to={paths.home()} aria-label={homeLinkName}>
          <Brand name={company.shortName} line={company.tagline} />
        </Link>
        <TrackBox isSmall />
      </div>
    </div>
  )
}

function HeroArt() {
  return (
    <>
      <svg className="cc-river cc-hero-art" width="1273" height="700" viewBox="0 0 1273 700" aria-hidden="true">
        <Braid strands={wideStrands} />
        <path
          className="hero"
          pathLength="1"
          d="M1330 -40C1308 -23 1240 35 1200 62S1127 102 1090 122S1008 156 978 182S930 247 908 278S869 341 846 366S794 405 772 428S734 480 716 506S690 564 664 586S597 629 558 640S473 656 430 654S342 627 300 628S213 660 176 662C134 664 12 610 12 700V740"
        />
        {waters.map(({ name, offset, d }) => (
          <g key={name}>
            <path id={`river-${name}`} className="way" d={d} />
            <text className="water" dy="-14">
              <textPath href={`#river-${name}`} startOffset={offset}>
                {name}
              </textPath>
            </text>
          </g>
        ))}
        {wideTowns.map((place) => (
          <TownMark key={place.town} {...place} />
        ))}
      </svg>
      <svg
        className="cc-river cc-hero-art-phone"
        width="390"
        height="280"
        viewBox="0 0 390 280"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        <Braid strands={narrowStrands} />
        <path
          className="hero"
          pathLength="1"
          d="M430 -60C417 -46 378 1 352 22S297 48 276 66S246 111 226 128S179 153 158 166C118 196 30 190 30 282"
        />
        {narrowTowns.map((place) => (
          <TownMark key={place.town} {...place} />
        ))}
      </svg>
    </>
  )
}

const waters = [
  {
    name: 'Jhelum',
    offset: 116,
    d: 'M732 400C727 388 702 355 704 328S727 266 742 238S793 187 792 158S747 81 738 66',
  },
  {
    name: 'Chenab',
    offset: 392,
    d: 'M664 586C673 573 698 532 716 506S750 451 772 428S823 391 846 366S886 309 908 278S948 208 978 182S1053 142 1090 122S1182 72 1200 62',
  },
  {
    name: 'Ravi',
    offset: 262,
    d: 'M880 440C898 431 955 402 990 384S1059 353 1092 330S1150 266 1186 244S1289 204 1310 196',
  },
  {
    name: 'Sutlej',
    offset: 236,
    d: 'M820 580C840 570 901 529 940 518S1015 524 1052 512S1124 467 1160 448S1252 406 1270 398',
  },
]

interface Place {
  /** Index in `company.towns`. */
  town: number
  x: number
  y: number
  label: readonly [x: number, y: number]
  isLeft?: boolean
  isHere?: boolean
}

const wideTowns: readonly Place[] = [
  { town: 0, x: 1090, y: 122, label: [1104, 140] },
  { town: 1, x: 978, y: 182, label: [964, 174], isLeft: true },
  { town: 2, x: 1186, y: 244, label: [1172, 262], isLeft: true },
  { town: 3, x: 846, y: 366, label: [862, 374] },
  { town: 4, x: 716, y: 506, label: [734, 514], isHere: true },
]

const narrowTowns: readonly Place[] = [
  { town: 0, x: 352, y: 22, label: [340, 18], isLeft: true },
  { town: 1, x: 276, y: 66, label: [264, 62], isLeft: true },
  { town: 4, x: 158, y: 166, label: [172, 182], isHere: true },
]

function TownMark({ town, x, y, label, isLeft = false, isHere = false }: Place) {
  const name = company.towns[town]
  if (name === undefined) return null
  return (
    <>
      <circle className={isHere ? 'here' : 'own'} cx={x} cy={y} r={isHere ? 6 : 4.5} />
      <text x={label[0]} y={label[1]} textAnchor={isLeft ? 'end' : 'start'}>
        {name}
      </text>
    </>
  )
}

const wideStrands: Strands = {
  full: [
    '757 -31 -30 82 39 73 9 71 -41 72 -23 74 37 69 -4 58 -47 68 -52 62 -76 34 -83 14 -83 -6 -80 -26 -84 0 -79 17 -80 -1 -80 23 -78 28 -86 -1 -85 -11 -83 2',
    '761 -30 -25 80 36 72 2 73 -45 69 -22 78 43 67 -6 60 -52 63 -53 58 -71 39 -81 27 -86 -2 -78 -32 -84 -7 -79 14 -80 -6 -82 16 -79 27 -83 10 -83 5 -83 7',
    '1444 95 -70 62 -81 50 -90 25 -73 59 -72 59 -83 43 -83 45 -92 13 -81 47 -55 73 -76 46 -89 32 -97 7 -88 -29 -93 -3 -90 0 -92 -8 -90 38 -91 25 -94 6 -94 4',
    '1440 90 -70 62 -77 55 -89 27 -76 55 -74 56 -79 49 -80 54 -91 14 -83 38 -60 68 -75 43 -87 29 -95 5 -90 -23 -91 10 -92 10 -92 -16 -91 23 -91 24 -93 16 -94 5',
    '1495 339 -85 55 -97 13 -94 22 -90 42 -91 39 -100 3 -86 53 -95 31 -99 22 -99 17 -100 4 -97 -26 -102 -5 -95 40 -99 2 -94 16 -102 0 -103 -12 -100 10',
    '1498 346 -88 48 -98 4 -96 22 -88 49 -88 45 -102 -1 -89 47 -93 36 -95 34 -100 23 -102 -7 -97 -40 -103 -9 -95 41 -98 2 -96 19 -99 14 -101 3 -100 10',
    '1479 268 -81 28 -79 30 -77 34 -54 66 -67 53 -78 34 -85 0 -76 37 -78 35 -82 21 -85 16 -84 9 -85 4 -84 -4 -85 -11',
    '1331 -39 -61 61 -71 47 -78 35 -77 37 -72 45 -47 70 -45 73 -59 61 -72 48 -52 70 -31 81 -71 58 -89 9 -85 -27 -81 -30 -87 18 -81 35 -84 -12 -84 -6 -82 21 -84 13 -83 15 -84 20',
    '1332 -38 -69 50 -68 51 -73 42 -75 41 -71 44 -54 64 -57 64 -53 63 -48 71 -35 77 -60 64 -86 19 -80 13 -83 12 -83 -12 -83 1 -82 18 -83 -13 -85 0 -80 30 -83 25 -86 2 -87 -17',
    '1333 -37 -67 53 -74 43 -77 34 -71 47 -60 59 -47 66 -63 60 -65 53 -58 62 -38 78 -46 72 -79 36 -83 13 -85 -4 -82 -18 -83 15 -82 27 -84 -29 -88 -22 -82 31 -78 45 -84 23 -86 -9',
  ],
  thin: [
    '760 -30 -17 79 36 71 -3 76 -49 67 -24 79 43 69 0 58 -45 70 -54 63 -79 27 -82 2 -80 -8 -83 -9 -79 27 -82 26 -83 -28 -84 -15 -82 17 -79 22 -81 22 -82 12',
    '759 -30 -21 80 38 71 1 75 -50 67 -30 80 41 70 6 56 -36 76 -53 67 -85 25 -84 -5 -80 -12 -82 -12 -82 21 -81 24 -82 -18 -82 1 -80 20 -82 13 -82 11 -82 15',
    '1434 83 -71 61 -70 61 -85 37 -72 57 -78 52 -85 39 -83 44 -91 15 -76 52 -49 80 -83 45 -93 9 -91 -11 -93 -15 -89 35 -95 22 -91 -28 -94 0 -92 10 -91 23 -91 25',
    '1439 88 -71 61 -76 55 -88 31 -71 60 -74 57 -86 39 -84 37 -93 14 -71 61 -42 88 -88 46 -97 1 -90 -19 -94 -18 -91 32 -92 21 -92 -20 -91 16 -92 17 -93 11 -93 12',
    '1505 359 -93 40 -101 -5 -98 20 -86 52 -87 50 -100 4 -87 49 -97 26 -99 14 -99 15 -99 19 -100 -1 -95 -1 -99 7 -99 -40 -103 12 -94 41 -98 32 -99 12',
    '1501 351 -90 46 -99 1 -98 17 -90 47 -85 51 -96 15 -84 55 -101 19 -103 1 -99 9 -97 21 -99 0 -97 2 -98 17 -99 -26 -99 14 -98 25 -99 15 -99 15',
    '1483 277 -80 29 -83 24 -80 26 -55 66 -65 56 -76 37 -86 0 -77 34 -78 31 -82 23 -83 23 -84 16 -86 1 -83 -17 -84 -19',
    '1323 -49 -69 50 -59 62 -68 52 -78 35 -77 36 -52 67 -45 72 -54 65 -61 59 -48 69 -54 62 -75 29 -78 30 -88 21 -82 -21 -82 -22 -83 6 -81 0 -84 17 -81 25 -85 8 -85 6 -84 7',
    '1329 -41 -65 55 -66 54 -74 42 -80 30 -81 36 -46 75 -30 83 -52 70 -75 44 -63 60 -42 69 -67 49 -83 22 -85 -7 -82 -24 -85 2 -81 23 -84 -1 -81 8 -84 10 -87 -11 -84 9 -81 39',
  ],
}

const narrowStrands: Strands = {
  full: [
    '167 -51 -24 41 15 45 33 34 -12 43 -13 43 -33 30 -40 20 -42 13 -45 2 -44 -3 -41 15 -43 15',
    '170 -50 -20 41 11 42 27 36 -14 42 -8 44 -32 31 -42 15 -42 9 -43 8 -44 7 -37 18 -45 9',
    '170 -50 -17 41 11 41 25 37 -19 41 -14 40 -24 32 -35 31 -44 20 -47 -8 -45 -19 -46 12 -37 28',
    '435 62 -40 30 -40 32 -49 14 -49 7 -46 19 -46 18 -47 17 -48 16 -49 9 -49 -13 -51 8 -44 26',
    '443 75 -43 25 -47 18 -49 9 -48 16 -43 24 -47 18 -48 14 -49 10 -48 5 -49 0 -42 27 -44 20',
    '440 70 -42 27 -45 23 -49 7 -50 11 -42 29 -43 27 -48 14 -52 0 -48 -1 -49 0 -45 27 -44 23',
    '441 176 -49 -1 -49 5 -44 21 -45 16 -48 -6 -48 -5 -48 -3 -47 7 -47 5 -47 -2 -41 26 -42 23',
    '440 167 -48 7 -47 11 -44 19 -47 13 -47 -9 -48 -9 -49 2 -45 20 -49 13 -47 -17 -51 -1 -46 19',
    '440 171 -48 5 -48 7 -45 17 -45 14 -48 0 -48 1 -47 -5 -49 -4 -46 0 -48 0 -42 28 -41 26',
    '431 -59 -27 39 -36 32 -40 24 -43 21 -31 35 -28 38 -40 26 -43 20 -43 17 -43 15 -45 19 -44 4 -43 4 -50 5',
    '431 -59 -34 33 -32 34 -37 29 -40 23 -31 35 -34 33 -44 15 -40 27 -31 40 -45 24 -50 -10 -48 -23 -47 18 -37 32',
    '432 -58 -32 35 -37 28 -40 24 -38 28 -22 44 -31 37 -50 12 -45 16 -35 32 -42 23 -47 3 -47 -10 -45 13 -42 20',
  ],
  thin: [
    '171 -50 -13 42 8 39 21 38 -16 41 -9 43 -28 33 -39 22 -43 14 -46 -3 -45 -14 -45 15 -35 32',
    '439 68 -42 27 -44 24 -48 12 -48 14 -45 20 -49 13 -47 16 -44 27 -51 16 -49 -21 -53 -1 -45 23',
    '439 164 -47 14 -45 15 -45 16 -48 6 -47 -10 -48 -3 -49 2 -46 11 -48 8 -47 -11 -48 10 -44 22',
    '424 -65 -34 32 -25 41 -32 36 -44 19 -36 29 -30 35 -39 25 -40 25 -39 28 -45 14 -47 -6 -48 -11 -42 29 -35 35',
    '429 -61 -30 36 -31 36 -38 29 -46 16 -38 29 -24 41 -32 36 -39 26 -47 14 -47 3 -44 8 -46 3 -43 17 -44 18',
  ],
}
