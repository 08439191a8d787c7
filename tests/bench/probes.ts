/** Code that runs inside the measured pages: a function here may use nothing from outside itself. */

export interface KeyTimes {
  /** From the key press to the paint of the letter. */
  shown: number
  /** From the key press to the paint of its last effect. */
  followed: number
}

interface Probes {
  /** Resolves with the time until an element is painted for the first time, in milliseconds from now. */
  until: (selector: string, text?: string) => Promise<number>
  /** Calls `act` and measures until the first paint after the rows have changed. */
  untilChanged: (rows: string, act: () => void) => Promise<number>
  /** Times of the keys pressed since the last call. */
  keys: () => KeyTimes[]
  /** Scrolls the rows, and measures the time of each frame and the number of frames without visible rows. */
  scroll: (rows: string, distance: number) => Promise<{ frames: number[]; blank: number }>
  /** `answered`: the first paint of the backend's answer for a tracked number; 0 without one. */
  paint: { fcp: number; lcp: number; shift: number; blocked: number; answered: number }
}

declare global {
  interface Window {
    probes: Probes
  }
}

/** Installs the probes in a page, before its own scripts run. */
export function installProbes(): void {
  /** In a callback of `requestAnimationFrame`, which the paint of the same frame follows. */
  const framePainted = (then: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => then(performance.now())
    port2.postMessage(null)
  }
  const painted = (then: (now: number) => void) => requestAnimationFrame(() => framePainted(then))
  const isThere = (selector: string, text: string) =>
    new RegExp(text).test(document.querySelector(selector)?.textContent ?? '')

  const paint = { fcp: 0, lcp: 0, shift: 0, blocked: 0, answered: 0 }
  const TASK = 50
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    paint.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    paint.shift += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => {
    if (paint.fcp > 0 && startTime + duration > paint.fcp) paint.blocked += Math.max(0, duration - TASK)
  })

  const answer = new MutationObserver(() => {
    if (!document.querySelector('.cc-answer:not([data-look="unknown"])')) return
    answer.disconnect()
    painted((now) => (paint.answered = now))
  })
  answer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-look'] })

  let keys: KeyTimes[] = []
  let current: { at: number; times: KeyTimes } | null = null
  const WATCHED = 'tbody, .ag-grid-scrollable-area, .cc-table-foot, [role="listbox"]'
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key.length !== 1) return
      current = { at: timeStamp, times: { shown: NaN, followed: NaN } }
      keys.push(current.times)
    },
    true,
  )
  addEventListener(
    'input',
    () => {
      const key = current
      if (key) painted((now) => (key.times.shown = now - key.at))
    },
    true,
  )
  new MutationObserver((changes) => {
    const key = current
    const isInRows = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest(WATCHED)
    })
    if (key && isInRows) painted((now) => (key.times.followed = now - key.at))
  }).observe(document, { subtree: true, childList: true, characterData: true })

  window.probes = {
    paint,
    until: (selector, text = '') => {
      const start = performance.now()
      return new Promise((resolve) => {
        const look = () => {
          if (isThere(selector, text)) framePainted((now) => resolve(now - start))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    untilChanged: (rows, act) => {
      const LOOKED_AT = 30
      const textOf = () =>
        [...document.querySelectorAll(rows)]
          .slice(0, LOOKED_AT)
          .map(({ textContent }) => textContent)
          .join('\n')
      const before = textOf()
      const start = performance.now()
      act()
      return new Promise((resolve) => {
        const look = () => {
          const now = textOf()
          if (now !== before && now !== '') framePainted((time) => resolve(time - start))
          else if (performance.now() - start > 20_000) resolve(NaN)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    keys: () => {
      const pressed = keys
      keys = []
      current = null
      return pressed
    },
    scroll: async (rows, distance) => {
      const STEP = 100
      const row = document.querySelector(rows)
      let holder = row?.parentElement ?? null
      while (
        holder &&
        !(holder.scrollHeight > holder.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(holder).overflowY))
      ) {
        holder = holder.parentElement
      }
      const scrolled: Pick<Element, 'scrollBy'> = holder ?? window
      const area = (holder ?? document.documentElement).getBoundingClientRect()
      const frames: number[] = []
      let blank = 0
      // Measures from frame to frame, which includes the time of the scripts within each frame.
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      let last = await nextFrame()
      for (let done = 0; done < distance; done += STEP) {
        scrolled.scrollBy({ top: STEP, behavior: 'instant' })
        const now = await nextFrame()
        frames.push(now - last)
        last = now
        const x = area.left + Math.min(area.width, innerWidth) / 2
        const y = Math.max(area.top, 0) + (Math.min(area.bottom, innerHeight) - Math.max(area.top, 0)) / 2
        if (!document.elementFromPoint(x, y)?.closest(rows)?.textContent) blank += 1
      }
      return { frames, blank }
    },
  }
}
