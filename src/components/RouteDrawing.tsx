interface RouteDrawingProps {
  /** There is nothing to show; it could not be loaded or found; or it is not available yet. */
  state: 'empty' | 'failed' | 'comingSoon'
}

/** A shipment's route, in place of what a list or page cannot show. The class `drawing` colours it. */
export function RouteDrawing({ state }: RouteDrawingProps) {
  return (
    <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
      {state === 'empty' && <path className="dry" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22h120" />}
      {state === 'failed' && (
        <>
          <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 16-21" />
          <path className="dry" d="M138 14h88" />
          <path className="cut" d="m111 6 16 16M127 6l-16 16" />
        </>
      )}
      {state === 'comingSoon' && (
        <>
          <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22" />
          <path className="dry" d="M114 14h102" />
        </>
      )}
      <circle className={state === 'empty' ? undefined : 'node'} cx="14" cy="62" r="8" />
      <circle cx="226" cy="14" r="8" />
    </svg>
  )
}
