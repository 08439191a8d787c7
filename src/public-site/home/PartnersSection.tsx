/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   the belt scrolls, so it takes the focus and the arrow keys (WCAG 2.1.1) */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { company } from '@/company'
import { SquareButton } from '@/components/SquareButton'
import { language } from '@/texts/language'
import { t } from '@/texts/t'

/** 1 from left to right, -1 from right to left: the belt goes on in the direction of reading. */
const READING_DIRECTION = language === 'ur' ? -1 : 1
/** How far a button scrolls the belt before its carousel has loaded. */
const SCROLL_STEP_PX = 200
const BACK_KEY = language === 'ur' ? 'ArrowRight' : 'ArrowLeft'

/**
 * The belt of partners. It moves by itself until it is paused, hovered or focused, and not at all with reduced motion.
 */
export function PartnersSection() {
  const element = useRef<HTMLDivElement>(null)
  const belt = useBelt(element)
  const [isPaused, setIsPaused] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const isStill = isPaused || hasFocus || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) belt?.autoplay.stop()
    else belt?.autoplay.start()
  }, [belt, isPaused, hasFocus])

  const move = (step: -1 | 1) => {
    if (!belt) element.current?.scrollBy({ left: step * SCROLL_STEP_PX * READING_DIRECTION })
    else if (step < 0) belt.slidePrev()
    else belt.slideNext()
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === BACK_KEY ? -1 : 1)
  }

  return (
    <section className="cc-partners" aria-label={t('home.partners')}>
      <div className="container-xl cc-partners-inner">
        <h2>{t('home.ourPartners')}</h2>
        <div className="d-flex gap-2">
          <button
            className="btn btn-outline-secondary cc-square cc-pause"
            type="button"
            aria-label={t(isPaused ? 'home.play' : 'home.pause')}
            onClick={() => setIsPaused(!isPaused)}
          >
            <svg className="cc-icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d={isPaused ? 'M7 4.5v11l8.5-5.5Z' : 'M7.2 4.5v11M12.8 4.5v11'} />
            </svg>
          </button>
          <SquareButton
            icon="previous"
            name={t('home.previousPartners')}
            className="btn-outline-secondary"
            onClick={() => move(-1)}
          />
          <SquareButton
            icon="next"
            name={t('home.nextPartners')}
            className="btn-outline-secondary"
            onClick={() => move(1)}
          />
        </div>
        <div
          className="cc-belt"
          ref={element}
          role="group"
          aria-label={t('home.partnerLogos')}
          tabIndex={0}
          onKeyDown={moveByKey}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        >
          <ul className="swiper-wrapper d-flex">
            {company.partners.map((name, index) => (
              <li key={name} className="swiper-slide">
                <PartnerMark name={name} index={index} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** One look for each partner, repeated from the first if there are more partners. */
const looks = [
  { face: 'face-1', sign: null },
  { face: 'face-2', sign: 'M2.5 20a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0' },
  { face: 'face-3', sign: 'M2 27 22 9v18' },
  { face: 'face-4', sign: 'M2 12h18M11 12v16' },
  { face: 'face-5', sign: 'M2 28a10 10 0 0 1 20 0ZM12 28l7-15' },
  { face: 'face-2', sign: 'm2 13 9 14 9-14' },
  { face: 'face-1', sign: 'M3 12c20 0 20 16 0 16' },
  { face: 'face-3', sign: 'M1 25c6-15 11-15 11 0s7 6 10-7' },
  { face: 'face-5', sign: 'M3 28 20 10M8 28l14-9' },
  { face: 'face-4', sign: 'M3 12h17l-8.5 16Z' },
] as const

/** A neutral wordmark drawn for this project, no company's own logo. */
function PartnerMark({ name, index }: { name: string; index: number }) {
  const { face, sign } = looks[index % looks.length] ?? looks[0]
  return (
    <span className={`cc-partner cc-beside gap-2 ${face}`}>
      {sign && (
        <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
      {name}
    </span>
  )
}

/** The carousel loads when the belt is near the screen; until then, or if loading fails, the belt just scrolls. */
function useBelt(element: RefObject<HTMLElement | null>): Swiper | null {
  const [belt, setBelt] = useState<Swiper | null>(null)
  useEffect(() => {
    const container = element.current
    if (!container || typeof IntersectionObserver === 'undefined') return undefined
    const load = async () => {
      const { startBelt } = await import('./startBelt')
      if (container.isConnected) setBelt(startBelt(container))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().catch(() => undefined)
      },
      { rootMargin: '300px' },
    )
    observer.observe(container)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => () => void belt?.destroy(), [belt])
  return belt
}
