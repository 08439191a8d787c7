import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

/** Milliseconds that a step takes, and between two steps. */
const STEP_DURATION_MS = 600
const PAUSE_MS = 2600

/** CSS pixels between partners, below and from a window width of 780 px, as in partners.css. */
const GAP_PX = { narrow: 40, wide: 60 }

/** The belt does not move until its `autoplay` is started. */
export function startBelt(container: HTMLElement): Swiper {
  const belt = new Swiper(container, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: GAP_PX.narrow,
    breakpoints: { 780: { spaceBetween: GAP_PX.wide } },
    breakpointsBase: 'window',
    rewind: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : STEP_DURATION_MS,
    autoplay: { delay: PAUSE_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
  })
  belt.autoplay.stop()
  return belt
}
