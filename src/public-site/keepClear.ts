/** In pixels, between the floating link and what can be pressed. */
const GAP_PX = 8
/**
 * The most that the link is raised, as a share of the window's height: any higher, it would cover the middle of the
 * page.
 */
const MAX_RISE_SHARE = 0.45
/** In pixels: after a longer move the link fades in at its new place. */
const JUMP_PX = 24
/** What can be pressed, and what is read down there. */
const COVERED_SELECTOR = 'a, button, input, select, textarea, summary, label, .cc-footer p'
/** Dates in the corner one below the other, which would push it up to the middle: the link moves aside. */
const ASIDE_SELECTOR = '.cc-journey small'
/** In pixels, inwards: beyond the dates, and before the names of their steps. */
const ASIDE_PX = 64
const HIDDEN_SELECTOR = 'details:not([open]) > :not(summary)'

/** Where the link is if nothing is below it. */
type Corner = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Raises a link that floats in a lower corner above whatever can be pressed there, and hides it where there is no room.
 *
 * @returns a function that stops this
 */
export function keepClear(floating: HTMLElement): () => void {
  let frame = 0
  /** In pixels. */
  let raised = 0
  let aside = 0
  const place = () => {
    frame = 0
    const box = floating.getBoundingClientRect()
    const corner = {
      left: box.left - aside,
      right: box.right - aside,
      top: box.top + raised,
      bottom: box.bottom + raised,
    }
    const next = neededRise(floating, corner)
    floating.classList.toggle('cc-no-room', next === null)
    if (next === null) return
    const inwards = corner.left > window.innerWidth / 2 ? -ASIDE_PX : ASIDE_PX
    const nextAside = isOverDates(corner, next) ? inwards : 0
    if (next === raised && nextAside === aside) return
    floating.style.transform = `translate(${nextAside}px, ${-next}px)`
    const moved = Math.max(Math.abs(next - raised), Math.abs(nextAside - aside))
    if (moved > JUMP_PX && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      floating.animate({ opacity: [0, 1] }, 200)
    raised = next
    aside = nextAside
  }
  const schedulePlace = () => {
    frame ||= requestAnimationFrame(place)
  }
  const changes = new MutationObserver(schedulePlace)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'class'] })
  const events = ['scroll', 'resize', 'load', 'transitionend'] as const
  for (const event of events) window.addEventListener(event, schedulePlace, { passive: true })
  schedulePlace()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const event of events) window.removeEventListener(event, schedulePlace)
  }
}

/** How far the link has to be raised above its corner, in pixels; null if there is no room. */
function neededRise(floating: HTMLElement, corner: Corner): number | null {
  let { bottom } = corner
  const height = bottom - corner.top
  const below = boxesOf(COVERED_SELECTOR, corner, floating).sort((one, other) => other.bottom - one.bottom)
  for (const each of below) {
    if (each.top < bottom + GAP_PX && each.bottom > bottom - height - GAP_PX) bottom = each.top - GAP_PX
  }
  return corner.bottom - bottom > window.innerHeight * MAX_RISE_SHARE ? null : corner.bottom - bottom
}

function isOverDates(corner: Corner, rise: number): boolean {
  return boxesOf(ASIDE_SELECTOR, corner).some(
    (each) => each.top < corner.bottom - rise && each.bottom > corner.top - rise,
  )
}

/** Where these are in the link's column. */
function boxesOf(selector: string, corner: Corner, floating?: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((each) => each !== floating && each.closest(HIDDEN_SELECTOR) === null)
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.width > 0 && each.right > corner.left - GAP_PX && each.left < corner.right + GAP_PX)
}
