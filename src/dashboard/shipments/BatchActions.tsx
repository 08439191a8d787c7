import { lazy, Suspense, useRef, useState } from 'react'
import type { Shipment } from '@/domain/shipment'
import type { ShipmentViewer } from '@/domain/shipmentStatus'
import { BatchBar } from './BatchBar'
import { actionSlots, type PopupAction } from './ShipmentActions'
import type { BatchSelection } from './useBatchSelection'

/** Forms load with the first popup. */
const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog')).BatchDialog }))

interface BatchActionsProps {
  selection: BatchSelection
  viewer: ShipmentViewer
}

/** The bar over a table with selected shipments, and the popup of what is done to them. */
export function BatchActions({ selection, viewer }: BatchActionsProps) {
  const [popup, setPopup] = useState<{ action: PopupAction; shipments: Shipment[]; gone: number } | null>(null)
  const isOpening = useRef(false)

  const open = async (action: PopupAction) => {
    if (isOpening.current) return
    isOpening.current = true
    try {
      const asked = selection.size
      const shipments = await selection.shipments()
      setPopup({ action, shipments, gone: asked - shipments.length })
    } finally {
      isOpening.current = false
    }
  }
  return (
    <>
      <BatchBar selection={selection} allowed={actionSlots(viewer)} onAction={(action) => void open(action)} />
      {popup && (
        <Suspense>
          <BatchDialog
            {...popup}
            viewer={viewer}
            onClose={(done) => {
              setPopup(null)
              selection.remove(done)
              setTimeout(keepFocus)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where the button that opened the popup is gone, the keyboard goes on from the scan field or from the rows. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.cc-scan input, .cc-data tbody tr[tabindex="0"]')?.focus()
}
