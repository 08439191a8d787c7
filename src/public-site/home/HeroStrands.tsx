import { useEffect, useRef, useState } from 'react'
import { Braid } from '../drawings'
import type * as strands from './strands'

type Drawing = typeof strands

let drawing: Drawing | null = null

export async function loadHeroStrands(): Promise<Drawing> {
  return (drawing ??= await import('./strands'))
}

/**
 * A fifth of the page's script would be strands. The page that the build has written has them, so they load only where
 * the home page is opened from another one.
 */
export function HeroStrands({ width }: { width: keyof Drawing }) {
  const group = useRef<SVGGElement>(null)
  const [shown, setShown] = useState(drawing?.[width])
  useEffect(() => {
    if (group.current?.querySelector('[d]')) return
    // The page does without what does not come.
    loadHeroStrands().then(
      (loaded) => setShown(loaded[width]),
      () => undefined,
    )
  }, [width])
  return (
    <g ref={group}>
      <Braid strands={shown} />
    </g>
  )
}
