/* oxlint-disable jsx-a11y/no-noninteractive-tabindex --
   the belt scrolls, so it takes the focus and the arrow keys (WCAG 2.1.1) */
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { company } from '@/company'

/** Milliseconds between two steps. */
const REST = 3200

/** CSS pixels: about one partner, at whose beginning the belt then stops (partners.css). */
const STEP = 200

/** From the last partner to the first, and back. */
function move(belt: HTMLElement | null, step: number): void {
  if (!belt) return
  const { scrollLeft, scrollWidth, clientWidth } = belt
  const isAtEnd = step > 0 ? scrollLeft + clientWidth > scrollWidth - 2 : scrollLeft < 2
  if (isAtEnd) belt.scrollLeft = step > 0 ? 0 : scrollWidth
  else belt.scrollLeft += step
}

/** Moves by itself unless reduced motion is set, and until it is paused, hovered or focused. */
export function PartnersSection() {
  const belt = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (!belt.current?.matches(':hover, :focus')) move(belt.current, STEP)
    }, REST)
    return () => clearInterval(timer)
  }, [isPaused])

  return (
    <section className="cc-partners" aria-label="Delivery partners">
      <div className="container-xl cc-partners-inner">
        <h2>Our delivery partners</h2>
        <div className="d-flex gap-2">
          <button
            className="btn btn-outline-secondary cc-square cc-pause"
            type="button"
            aria-label={isPaused ? 'Play' : 'Pause'}
            onClick={() => setIsPaused(!isPaused)}
          >
            <svg className="cc-icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d={isPaused ? 'M7 4.5v11l8.5-5.5Z' : 'M7.2 4.5v11M12.8 4.5v11'} />
            </svg>
          </button>
          <button
            className="btn btn-outline-secondary cc-square"
            type="button"
            aria-label="Previous partners"
            onClick={() => move(belt.current, -STEP)}
          >
            <Icon name="previous" />
          </button>
          <button
            className="btn btn-outline-secondary cc-square"
            type="button"
            aria-label="Next partners"
            onClick={() => move(belt.current, STEP)}
          >
            <Icon name="next" />
          </button>
        </div>
        <div className="cc-belt" ref={belt} role="group" aria-label="Partner logos" tabIndex={0}>
          <ul className="d-flex">
            {company.partners.map((name, index) => (
              <li key={name}>
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
    <span className={`cc-partner ${face}`}>
      {sign && (
        <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
      {name}
    </span>
  )
}
