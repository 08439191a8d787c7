import { useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { createPortal } from 'react-dom'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { t } from '@/texts/t'
import { ShipmentActions, type ShipmentActionsProps } from './ShipmentActions'

/** Used where a row's actions do not fit side by side. Rows clip what overflows: the menu stands beside the page. */
export function ActionsMenu(props: ShipmentActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    button.current?.focus()
    setIsOpen(false)
  }
  return (
    <Dropdown className="cc-actions" align="end" show={isOpen} onToggle={setIsOpen} focusFirstItemOnShow>
      <Dropdown.Toggle
        as="button"
        ref={button}
        className="cc-action"
        type="button"
        title={t('lists.actions')}
        aria-label={t('lists.actionsOf', { number: props.shipment.airwayBillNo })}
      >
        <DeskIcon name="more" />
      </Dropdown.Toggle>
      {isOpen &&
        createPortal(
          <Dropdown.Menu className="cc-row-menu" popperConfig={{ strategy: 'fixed' }} onClick={close}>
            <ShipmentActions {...props} areItems />
          </Dropdown.Menu>,
          document.body,
        )}
    </Dropdown>
  )
}
