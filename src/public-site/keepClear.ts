/** In pixels, between the floating link and what can be pressed. */
const GAP = 8
/** As part of the window's height: higher than that, a link in the corner would float over the middle of the page. */
const HIGHEST = 0.45
/** In pixels: what moves farther at once is faded in at its new place. */
const JUMP = 24
const CAN_BE_PRESSED = 'a, button, input, select, textarea, summary, label'
const CANNOT_BE_SEEN = 'details:not([open]) > :not(summary)'

/**
 * Raises a link that floats in a lower corner above whatever can be pressed there, and hides it where there is no room.
 * Returns what ends that.
 */
export function keepClear(floating: HTMLElement): () => void {
  let frame = 0
  /** In pixels. */
  let raised = 0
  const place = () => {
    frame = 0
    const next = neededRise(floating, raised)
    floating.classList.toggle('cc-no-room', next === null)
    if (next === null || next === raised) return
    floating.style.transform = `translateY(${-next}px)`
    if (Math.abs(next - raised) > JUMP && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      floating.animate({ opacity: [0, 1] }, 200)
    raised = next
  }
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place)
  }
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'class'] })
  const events = ['scroll', 'resize', 'load', 'transitionend'] as const
  for (const event of events) window.addEventListener(event, placeSoon, { passive: true })
  placeSoon()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const event of events) window.removeEventListener(event, placeSoon)
  }
}

/** In pixels; null if there is no room. */
function neededRise(floating: HTMLElement, raised: number): number | null {
  const box = floating.getBoundingClientRect()
  const lowest = box.bottom + raised
  let bottom = lowest
  const below = [...document.querySelectorAll(CAN_BE_PRESSED)]
    .filter((each) => each !== floating && each.closest(CANNOT_BE_SEEN) === null)
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.width > 0 && each.right > box.left - GAP && each.left < box.right + GAP)
    .sort((one, other) => other.bottom - one.bottom)
  for (const each of below) {
    if (each.top < bottom + GAP && each.bottom > bottom - box.height - GAP) bottom = each.top - GAP
  }
  return lowest - bottom > window.innerHeight * HIGHEST ? null : lowest - bottom
}
