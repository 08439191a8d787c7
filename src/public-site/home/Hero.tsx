import { company } from '@/company'
import { Braid } from '@/components/Braid'
import { language } from '@/texts/language'
import { localized, t } from '@/texts/t'
import { NumberHint } from '../NumberHint'
import { TrackBox } from '../TrackBox'

export function Hero() {
  return (
    <section className="cc-hero cc-deep">
      <div className="container-xl cc-hero-inner">
        <HeroArt />
        <h1>{t('home.title')}</h1>
        <p className="cc-lead">{localized(company.sentences.hero)}</p>
        <TrackBox hint={<NumberHint text={t('home.trackHint')} />} />
      </div>
    </section>
  )
}

function HeroArt() {
  return (
    <>
      <svg
        className="cc-river cc-punjab cc-hero-art cc-wide-only"
        width="1273"
        height="700"
        viewBox="0 0 1273 700"
        aria-hidden="true"
      >
        <Braid courses={wideRivers} spread={18} />
        {language === 'ur' && <Fade />}
        <path className="hero" pathLength="1" d={PARCEL_PATH + localized(toGutter)} />
        {waters.map((water) => (
          <WaterName key={water.name.en} {...water} />
        ))}
        {wideTowns.map((place) => (
          <TownMark key={place.town} {...place} />
        ))}
      </svg>
      <svg
        className="cc-river cc-punjab cc-hero-art-phone cc-narrow-only"
        width="390"
        height="280"
        viewBox="0 0 390 280"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        <Braid courses={narrowRivers} spread={13} />
        <path className="hero" pathLength="1" d={PHONE_PARCEL_PATH + localized(toPhoneGutter)} />
        {narrowTowns.map((place) => (
          <TownMark key={place.town} {...place} />
        ))}
      </svg>
    </>
  )
}

/** Fades the strands out before the text beside the map. */
function Fade() {
  return (
    <>
      <linearGradient id="hero-fade">
        <stop offset="0" stopOpacity="0" />
        <stop offset="1" />
      </linearGradient>
      <rect x="1140" y="-60" width="140" height="820" />
      <rect x="1280" y="-60" width="320" height="820" />
    </>
  )
}

/** Written along its river; in Urdu, whose letters are joined, in a straight line beside it. */
function WaterName({ name, offset, d, beside }: (typeof waters)[number]) {
  if (language === 'ur') {
    const [x, y, angle] = beside
    return (
      <text className="water" textAnchor="middle" transform={`translate(${x} ${y}) rotate(${angle})`}>
        {name.ur}
      </text>
    )
  }
  return (
    <>
      <path id={`river-${name.en}`} d={d} display="none" />
      <text className="water" dy="-14">
        <textPath href={`#river-${name.en}`} startOffset={offset}>
          {name.en}
        </textPath>
      </text>
    </>
  )
}

/** The parcel’s strand, from the mountains to Multan. */
const PARCEL_PATH =
  'M1330 -40C1308 -23 1240 35 1200 62S1127 102 1090 122S1008 156 978 182S930 247 908 278S869 341 846 366S794 405 772 428S734 480 716 506S690 564 664 586'
/** The rest of the strand, to where the page’s route begins: along the river or, in Urdu, back to the right. */
const toGutter = {
  en: 'S597 629 558 640S473 656 430 654S342 627 300 628S213 660 176 662C134 664 12 610 12 700V740',
  ur: 'S642 640 704 640S830 612 930 622S1100 652 1220 642S1410 612 1520 622C1610 632 1801 580 1801 682V740',
}
/** The parcel’s strand on phones. */
const PHONE_PARCEL_PATH = 'M430 -60C417 -46 378 1 352 22S297 48 276 66S246 111 226 128S179 153 158 166'
const toPhoneGutter = {
  en: 'C118 196 30 190 30 282',
  ur: 'C124 190 84 200 84 226C84 256 130 252 170 246S262 240 300 244C330 248 360 250 360 282',
}

const wideRivers = [
  '759 -30 750 77 775 185 723 283 731 387 729 492 661 583 562 633 450 638 338 618 228 628 117 638 5 638 -105 664 -217 676 -330 688',
  '1439 89 1356 160 1264 216 1168 265 1081 331 987 385 891 436 786 460 704 528 628 602 526 635 418 637 312 616 206 636 98 640 -8 639 -114 661 -222 679 -330 692',
  '1500 349 1399 396 1288 404 1182 437 1083 490 977 516 875 557 770 594 661 615 550 632 439 637 329 623 219 631 111 638 1 641 -109 662 -219 675 -330 688',
  '1481 273 1371 311 1262 350 1180 429 1086 495 974 514 867 556 758 595 645 622 530 637 414 632 300 614',
  '1330 -41 1245 27 1154 87 1058 137 967 196 904 284 837 369 760 444 699 533 623 606 521 638 414 639 308 621 202 636 95 633 -12 637 -117 663 -224 680 -330 691',
]

const narrowRivers = [
  '-70 -4 12 46 58 112 66 208 -22 215 -120 249',
  '439 69 353 120 256 143 165 185 69 214 -29 212 -120 250',
  '440 170 345 185 253 215 157 206 62 213 -33 212 -120 250',
  '429 -60 365 9 286 60 223 130 142 177 58 217 -34 214 -119 251',
]

/** `beside` is the middle of the Urdu name, and its angle. */
const waters = [
  {
    name: { en: 'Jhelum', ur: 'جہلم' },
    beside: [736, 200, -58],
    offset: 116,
    d: 'M732 400C727 388 702 355 704 328S727 266 742 238S793 187 792 158S747 81 738 66',
  },
  {
    name: { en: 'Chenab', ur: 'چناب' },
    beside: [850, 308, -54],
    offset: 392,
    d: 'M664 586C673 573 698 532 716 506S750 451 772 428S823 391 846 366S886 309 908 278S948 208 978 182S1053 142 1090 122S1182 72 1200 62',
  },
  {
    name: { en: 'Ravi', ur: 'راوی' },
    beside: [1034, 342, -27],
    offset: 262,
    d: 'M880 440C898 431 955 402 990 384S1059 353 1092 330S1150 266 1186 244S1289 204 1310 196',
  },
  {
    name: { en: 'Sutlej', ur: 'ستلج' },
    beside: [1096, 464, -28],
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
  { town: 0, x: 352, y: 22, label: [340, 25], isLeft: true },
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
        {localized(name)}
      </text>
    </>
  )
}
