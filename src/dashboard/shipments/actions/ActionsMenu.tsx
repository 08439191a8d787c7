import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { DeskIcon } from '../../DeskIcon'
import { useMenu } from '@/components/useMenu'
import { ShipmentActions } from './ShipmentActions'

/** Pixels between the button and its list, and between the list and the edge of the window. */
const GAP = 4

/** A row's actions where there is no room for them side by side. */
export function ActionsMenu(props: ComponentProps<typeof ShipmentActions>) {
  const { isOpen, open, close, frame, button, onKeyDown, onBlur } = useMenu<HTMLDivElement>()
  const [place, setPlace] = useState({ top: 0, right: 0 })

  // Rows clip what hangs out of them: the list hangs from the window, and goes when what is under it moves.
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !frame.current) return
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const { height } = frame.current.getBoundingClientRect()
    const isRoomBelow = bottom + GAP + height <= window.innerHeight
    setPlace({ top: isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - height), right: window.innerWidth - right })
    frame.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isOpen, button, frame])
  useEffect(() => {
    if (!isOpen) return
    const leave = () => close()
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      window.removeEventListener('scroll', leave, { capture: true })
      window.removeEventListener('resize', leave)
    }
  })

  return (
    <div className="cc-actions">
      <button
        ref={button}
        className="cc-action"
        type="button"
        title="Actions"
        aria-label={`Actions of ${props.shipment.airwayBillNo}`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <DeskIcon name="more" />
      </button>
      {isOpen &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what bubbles up from its links and buttons closes it
          <div
            ref={frame}
            className="cc-row-menu cc-menu-list"
            data-menu
            style={place}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onClick={() => close(true)}
          >
            <ShipmentActions {...props} />
          </div>,
          document.body,
        )}
    </div>
  )
}
