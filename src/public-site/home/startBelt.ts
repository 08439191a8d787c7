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

/** Space between the marks in pixels, as partners.css has it, below and from 780 px on. */
const GAP = { narrow: 40, wide: 60 }

/**
 * Starts the carousel on markup that is already there. Where reduced motion is asked for it stands still, and its steps
 * do not glide.
 *
 * @param container holds a list of class `swiper-wrapper` with items of class `swiper-slide`
 */
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
  // The focus has left the belt only after the event.
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
