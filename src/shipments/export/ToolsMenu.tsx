import { useId, useRef, useState, type MouseEvent } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { DropdownItemProps } from 'react-bootstrap/DropdownItem'
import { useLocation } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { download } from '@/browser/download'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useMessages } from '@/components/messages/useMessages'
import { company } from '@/company'
import { dayOf } from '@/domain/dates'
import { attentionRule } from '@/domain/shipment/attention'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import type { ShipmentWindow, WindowRequest } from '@/services/shipment-list/shipmentSource'
import { formatCount } from '@/domain/numbers'
import { type ShipmentColumnId, csvColumns, columnChoices } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'
import { csvText, type CsvCell } from '@/domain/csv'
import { language } from '@/texts/language'
import { t } from '@/texts/t'
import FormCheck from 'react-bootstrap/FormCheck'

type Tool = 'scan' | 'charts' | 'dayEnd' | 'views'
export type OpenTools = Partial<Record<Tool, boolean>>

/** What a screen with a list is opened with, for it to open one of its tools: the state of the address. */
export interface AskedTool {
  tool: Tool
}

const isAskedTool = (state: unknown): state is AskedTool =>
  typeof state === 'object' && state !== null && 'tool' in state

export function useOpenTools(): [OpenTools, (open: OpenTools) => void] {
  const [open, setOpen] = useState<OpenTools>({})
  const { key, state } = useLocation() as { key: string; state: unknown }
  const [answered, setAnswered] = useState('')
  if (isAskedTool(state) && answered !== key) {
    setAnswered(key)
    setOpen({ ...open, [state.tool]: true })
  }
  return [open, setOpen]
}

interface ToolsMenuProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  open: OpenTools
  onOpen: (open: OpenTools) => void
}

/** Whether the headings of CSV files are in the language of the page. Of the device: spreadsheets there rely on them. */
const headingsChoice = deviceStore<boolean>(
  'csv-headings',
  (stored) => stored === 'translated',
  (isTranslated) => (isTranslated ? 'translated' : null),
)

/** Popper looks for room before a turned phone has its new layout. */
const asAligned = { modifiers: [{ name: 'preventOverflow', enabled: false }] }

export function ToolsMenu({ list, visible, open, onOpen }: ToolsMenuProps) {
  const queryClient = useQueryClient()
  const messages = useMessages()
  const oneExport = useOneAtATime()
  const isTranslated = useDeviceStore(headingsChoice, EVERYONE)
  const [isOpen, setIsOpen] = useState(false)
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
  const count = list.totals.shipments
  // A search may still bring more than what was found here.
  const { isComplete } = list
  const isReady = isComplete && count > 0
  const take = async (columns: readonly ShipmentColumnId[] | null) => {
    const exported = await exportShipments(await shipmentIndexOf(queryClient), list, columns, isTranslated)
    if (exported) {
      download(exported.text, fileName())
      messages.success(t('lists.exported', { count: formatCount(exported.shipments) }))
    } else messages.error(t('lists.exportFailed'))
  }
  const file = (name: string, columns: readonly ShipmentColumnId[] | null) =>
    item(name, 'download', { disabled: !isReady, onClick: () => void oneExport(() => take(columns)) })
  return (
    // Focused before a popup opens, which gives the focus back to where it was.
    <Dropdown align="end" show={isOpen} onToggle={setIsOpen} onSelect={() => button.current?.focus()}>
      <Dropdown.Toggle variant="light" ref={button}>
        <DeskIcon name="tools" small />
        <span className="cc-label">{t('lists.tools')}</span>
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu className="cc-tools" flip={false} popperConfig={asAligned}>
          {tool(t('lists.scan'), 'scan', 'scan')}
          {tool(t('lists.charts'), 'chart', 'charts')}
          {tool(t('lists.dayEndSheet'), 'sheet', 'dayEnd')}
          {tool(t('lists.savedViews'), 'saved', 'views')}
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
              item(t('lists.translatedHeadings'), 'columns', {
                'aria-pressed': isTranslated,
                onClick: (event: MouseEvent) => {
                  // The menu stays open for the file.
                  event.stopPropagation()
                  headingsChoice.write(EVERYONE, !isTranslated)
                },
              })}
          </div>
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}

const fileName = () => `shipments-${dayOf(new Date())}.csv`

/** Rows fetched from the index at a time, so that the page stays responsive. */
const AT_ONCE = 2000

/** Starts over if the list is refreshed meanwhile, as its rows may have moved. Null if the list is gone. */
export async function exportShipments(
  lists: { window: (request: WindowRequest) => Promise<ShipmentWindow | null> },
  { source, query }: Pick<ShipmentList, 'source' | 'query'>,
  visible: readonly ShipmentColumnId[] | null,
  isTranslated = false,
): Promise<{ text: string; shipments: number } | null> {
  const columns = csvColumns(visible, isTranslated)
  const rule = attentionRule(company.services, new Date())
  let rows: CsvCell[][] = []
  let version = 0
  let left = 1
  while (left > 0) {
    const part = await lists.window({ source, query, offset: rows.length, limit: AT_ONCE })
    // A list that is being loaded anew is not there until it is whole.
    if (!part || part.version === 0) return null
    if (rows.length > 0 && part.version !== version) rows = []
    else for (const shipment of part.rows) rows.push(columns.map(({ csv }) => csv(shipment, rule)))
    version = part.version
    left = part.totals.shipments - rows.length
  }
  return { text: csvText([columns.map(({ head }) => head), ...rows]), shipments: rows.length }
}

interface ColumnChoiceProps {
  chosen: readonly ShipmentColumnId[]
  /** Null for the screen's default columns. */
  onChange: (columns: readonly ShipmentColumnId[] | null) => void
}

/** AB # identifies the row and is always shown. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const choices = columnChoices(useCurrentUser())
  const toggle = (column: ShipmentColumnId) => {
    const isWanted = (each: ShipmentColumnId) => chosen.includes(each) !== (each === column)
    onChange([...choices.map((choice) => choice.id).filter(isWanted), 'actions'])
  }
  return (
    <Dropdown className="cc-wide-only" align="end" autoClose="outside" show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle variant="light" aria-label={t('lists.columns')} title={t('lists.columns')}>
        <DeskIcon name="columns" small />
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu className="cc-columns" role="group" aria-label={t('lists.columns')}>
          {choices
            .filter((choice) => choice.id !== 'airwayBillNo')
            .map((choice) => (
              <FormCheck
                key={choice.id}
                id={`${id}-${choice.id}`}
                label={t(choice.head)}
                checked={chosen.includes(choice.id)}
                onChange={() => toggle(choice.id)}
              />
            ))}
          <DeskButton look="link" text={t('lists.reset')} onClick={() => onChange(null)} />
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
