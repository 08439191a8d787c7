/** In pixels, between the floating link and what can be pressed. */
const GAP_PX = 8
/**
 * The most that the link is raised, as a share of the window's height: any higher, it would cover the middle of the
 * page.
 */
const MAX_RISE_SHARE = 0.45
/** In pixels: after a longer move the link fades in at its new place. */
const JUMP_PX = 24
const PRESSABLE_SELECTOR = 'a, button, input, select, textarea, summary, label'
const HIDDEN_SELECTOR = 'details:not([open]) > :not(summary)'

/**
 * Raises a link that floats in a lower corner above whatever can be pressed there, and hides it where there is no room.
 *
 * @returns a function that stops this
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
    if (Math.abs(next - raised) > JUMP_PX && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      floating.animate({ opacity: [0, 1] }, 200)
    raised = next
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

/** How far the link has to be raised, in pixels; null if there is no room. */
function neededRise(floating: HTMLElement, raised: number): number | null {
  const box = floating.getBoundingClientRect()
  const lowest = box.bottom + raised
  let bottom = lowest
  const below = [...document.querySelectorAll(PRESSABLE_SELECTOR)]
    .filter((each) => each !== floating && each.closest(HIDDEN_SELECTOR) === null)
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.width > 0 && each.right > box.left - GAP_PX && each.left < box.right + GAP_PX)
    .sort((one, other) => other.bottom - one.bottom)
  for (const each of below) {
    if (each.top < bottom + GAP_PX && each.bottom > bottom - box.height - GAP_PX) bottom = each.top - GAP_PX
  }
  return lowest - bottom > window.innerHeight * MAX_RISE_SHARE ? null : lowest - bottom
}
