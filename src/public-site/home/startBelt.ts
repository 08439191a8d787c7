import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export interface Belt {
  move: (step: -1 | 1) => void
  pause: (isPaused: boolean) => void
  stop: () => void
}

/** Milliseconds that a step takes, and that the belt rests between two. */
const STEP = 600
const REST = 2600

/** CSS pixels between partners, below and from a window width of 780 px, as in partners.css. */
const GAP = { narrow: 40, wide: 60 }

/** With reduced motion the belt stands still, and its steps do not glide. */
export function startBelt(container: HTMLElement): Belt {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let isPaused = false
  const swiper = new Swiper(container, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: GAP.narrow,
    breakpoints: { 780: { spaceBetween: GAP.wide } },
    breakpointsBase: 'window',
    rewind: true,
    speed: stillness.matches ? 0 : STEP,
    autoplay: { delay: REST, disableOnInteraction: false, pauseOnMouseEnter: true },
  })

  const settle = () => {
    swiper.params.speed = stillness.matches ? 0 : STEP
    if (isPaused || stillness.matches || container.matches(':focus-within')) swiper.autoplay.stop()
    else swiper.autoplay.start()
  }
  settle()
  stillness.addEventListener('change', settle)
  container.addEventListener('focusin', settle)
  // `:focus-within` still matches during the event.
  const settleSoon = () => setTimeout(settle)
  container.addEventListener('focusout', settleSoon)

  return {
    move: (step) => void (step < 0 ? swiper.slidePrev() : swiper.slideNext()),
    pause: (paused) => {
      isPaused = paused
      settle()
    },
    stop: () => {
      stillness.removeEventListener('change', settle)
      container.removeEventListener('focusin', settle)
      container.removeEventListener('focusout', settleSoon)
      swiper.destroy()
    },
  }
}
