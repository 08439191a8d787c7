import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { DropdownItemProps } from 'react-bootstrap/DropdownItem'
import { ANY_USER, deviceStore, useDeviceStore } from '@/browser/deviceStore'
import { download } from '@/browser/download'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { useMessages } from '@/components/messages/useMessages'
import { formatCount } from '@/domain/numbers'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { language } from '@/texts/language'
import { t } from '@/texts/t'
import type { ShipmentList } from '../list/useShipmentList'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import { ColumnChoice } from './ColumnChoice'
import { exportShipments, exportedFileName } from './exportShipments'
import type { OpenTools, Tool } from './useOpenTools'

interface ToolsMenuProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  /** Null for the screen's default columns. */
  onColumns: (columns: readonly ShipmentColumnId[] | null) => void
  open: OpenTools
  onOpen: (open: OpenTools) => void
}

/**
 * Whether the headings of CSV files are in the language of the page. Stored for the device, because the spreadsheets on
 * it may rely on the headings.
 */
const headingsChoice = deviceStore<boolean>(
  'csv-headings',
  (stored) => stored === 'translated',
  (isTranslated) => (isTranslated ? 'translated' : null),
)

/** Prevents Popper from placing the menu before a phone that was turned has its new layout. */
const asAligned = { modifiers: [{ name: 'preventOverflow', enabled: false }] }

export function ToolsMenu({ list, visible, onColumns, open, onOpen }: ToolsMenuProps) {
  const queryClient = useQueryClient()
  const messages = useMessages()
  const oneExport = useOneAtATime()
  const isTranslated = useDeviceStore(headingsChoice, ANY_USER)
  const [isOpen, setIsOpen] = useState(false)
  const [hasColumns, setHasColumns] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const item = (name: string, icon: DeskIconName, choice: DropdownItemProps) => (
    <Dropdown.Item as="button" type="button" {...choice}>
      <DeskIcon name={icon} small />
      {name}
    </Dropdown.Item>
  )
  const tool = (name: string, icon: DeskIconName, key: Tool) =>
    item(name, icon, {
      'aria-pressed': open[key] === true,
      onClick: () => onOpen({ ...open, [key]: !open[key] }),
    })
  const toggle = (isWanted: boolean) => {
    setIsOpen(isWanted)
    setHasColumns(false)
  }
  const count = list.totals.shipments
  // The server's search may still find more.
  const { isComplete } = list
  const isReady = isComplete && count > 0
  const take = async (columns: readonly ShipmentColumnId[] | null) => {
    const exported = await exportShipments(await shipmentIndexOf(queryClient), list, columns, isTranslated)
    if (exported) {
      download(exported.text, exportedFileName())
      messages.success(t('lists.exported', { count: formatCount(exported.shipments) }))
    } else messages.error(t('lists.exportFailed'))
  }
  const file = (name: string, columns: readonly ShipmentColumnId[] | null) =>
    item(name, 'download', { disabled: !isReady, onClick: () => void oneExport(() => take(columns)) })
  return (
    // Focused before a popup opens, because a closing popup returns the focus to where it was.
    <Dropdown align="end" show={isOpen} onToggle={toggle} onSelect={() => button.current?.focus()}>
      <Dropdown.Toggle variant="light" className="cc-tools-button" ref={button}>
        <DeskIcon name="tools" small />
        <span className="cc-label">{t('lists.tools')}</span>
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu className="cc-tools" flip={false} popperConfig={asAligned}>
          {tool(t('lists.scan'), 'scan', 'scan')}
          {tool(t('lists.charts'), 'chart', 'charts')}
          {tool(t('lists.dayEndSheet'), 'sheet', 'dayEnd')}
          {tool(t('lists.savedViews'), 'saved', 'views')}
          {item(t('lists.columns'), 'columns', {
            className: 'cc-wide-only',
            'aria-expanded': hasColumns,
            onClick: (event: MouseEvent) => {
              // The menu stays open for the choice.
              event.stopPropagation()
              setHasColumns(!hasColumns)
            },
          })}
          {hasColumns && <ColumnChoice chosen={visible} onChange={onColumns} />}
          <div className="cc-export" role="group" aria-labelledby="export-csv">
            <p className="fw-semibold" id="export-csv">
              {t('lists.exportCsv')}{' '}
              <small className="d-block cc-small">
                {isComplete ? t('lists.asFiltered', { count: formatCount(count) }) : t('lists.exportNotYet')}
              </small>
            </p>
            {file(t('lists.allColumns'), null)}
            {file(t('lists.visibleColumns'), visible)}
            {language !== 'en' &&
              item(t('lists.translatedHeadings'), 'language', {
                'aria-pressed': isTranslated,
                onClick: (event: MouseEvent) => {
                  // The menu stays open for the file.
                  event.stopPropagation()
                  headingsChoice.write(ANY_USER, !isTranslated)
                },
              })}
          </div>
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
