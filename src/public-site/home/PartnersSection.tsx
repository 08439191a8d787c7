/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   the belt scrolls, so it takes the focus and the arrow keys (WCAG 2.1.1) */
import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '@/components/Icon'
import { company } from '@/company'
import { PartnerMark } from './PartnerMark'
import { useBelt } from './useBelt'

/**
 * The carousel of delivery partners. It moves by itself where motion is welcome, until it is paused, pointed at or
 * focused; the arrow keys move it too.
 */
export function PartnersSection() {
  const element = useRef<HTMLDivElement>(null)
  const belt = useBelt(element)

  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    belt.move(event.key === 'ArrowLeft' ? -1 : 1)
  }

  return (
    <section className="cc-partners" aria-label="Delivery partners">
      <div className="container-xl cc-partners-in">
        <h2>Our delivery partners</h2>
        <div className="cc-ctrl">
          <button
            className="btn btn-outline-secondary cc-sq cc-pause"
            type="button"
            aria-label={belt.isPaused ? 'Let the partners move' : 'Pause the partners'}
            onClick={belt.toggle}
          >
            <svg className="cc-i" viewBox="0 0 20 20" aria-hidden="true">
              <path d={belt.isPaused ? 'M7 4.5v11l8.5-5.5Z' : 'M7.2 4.5v11M12.8 4.5v11'} />
            </svg>
          </button>
          <button
            className="btn btn-outline-secondary cc-sq"
            type="button"
            aria-label="Previous partners"
            onClick={() => belt.move(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            className="btn btn-outline-secondary cc-sq"
            type="button"
            aria-label="Next partners"
            onClick={() => belt.move(1)}
          >
            <Icon name="next" />
          </button>
        </div>
        <div
          className="cc-belt"
          ref={element}
          role="group"
          aria-label="Partner logos"
          tabIndex={0}
          onKeyDown={moveByKey}
        >
          <ul className="swiper-wrapper">
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
