import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { momentText } from '@/components/dataTable/momentText'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { IconButton } from '@/components/desk/IconButton'
import { DASH } from '@/domain/dash'
import { newTab, safeLink, unlinkedText } from '@/domain/links'
import { formatCount } from '@/domain/numbers'
import { journeySteps } from '@/domain/shipment/journeySteps'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isVoid, TRACKING_NUMBER_UPDATE } from '@/domain/shipment/shipmentStatus'
import { ownDescription } from '@/domain/shipment/statusTable'
import { statusBadge } from '@/domain/shipment/statusBadge'
import { paths } from '@/paths'
import { shipmentByIdQuery, shipmentIdsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { addressOf } from '@/texts/language'
import { statusName } from '@/texts/statusName'
import { t, type TextKey } from '@/texts/t'
import { actionSlots, type OnAction, ShipmentActions } from '../actions/ShipmentActions'
import type { ShipmentList } from '../list/useShipmentList'
import { PanelFacts, PanelSection } from './PanelFacts'
import './panel.css'

/** Why no shipment is shown. */
const absentTexts = {
  whole: 'lists.notInList',
  ready: 'lists.loadingShipment',
  loading: 'lists.loadingShipment',
  failed: 'lists.shipmentFailed',
} as const satisfies Record<string, TextKey>

interface ShipmentPanelProps {
  id: string
  list: ShipmentList
  viewer: ShipmentViewer
  /** '' closes the panel. */
  onOpen: (id: string) => void
  onAction: OnAction
}

/** The shipment at the side of its list; J and K move through the list (product 10.8). */
export function ShipmentPanel({ id, list, viewer, onOpen, onAction }: ShipmentPanelProps) {
  const { source, query, loadedAt } = list
  const { data: fetched = null } = useQuery(shipmentByIdQuery(source, id, loadedAt))
  const shipment = list.rows.rows.find((row) => row.id === id) ?? (fetched?.id === id ? fetched : null)
  const { data: ids } = useQuery(shipmentIdsQuery(source, query, loadedAt))
  const place = ids?.indexOf(id) ?? -1
  /** The shipment last asked for: key presses may outrun the address. */
  const wanted = useRef(id)
  const turn = (step: number) => {
    const from = ids?.indexOf(wanted.current) ?? -1
    const next = from === -1 || from + step < 0 ? undefined : ids?.[from + step]
    if (next === undefined || next === '') return
    wanted.current = next
    onOpen(next)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const toolsEnd = useToolsEnd()

  const close = () => {
    const row = document.querySelector<HTMLElement>('tr.cc-open')
    onOpen('')
    row?.focus({ preventScroll: true })
  }
  useListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // A popup or menu over the panel gets the key first.
    if (document.querySelector('[aria-modal="true"], .dropdown-menu')) return
    const step = { j: 1, k: -1 }[event.key.toLowerCase()]
    if (step !== undefined) turn(step)
    else if (event.key === 'Escape') close()
  })
  useEffect(() => {
    wanted.current = id
    heading.current?.focus({ preventScroll: true })
    document.querySelector('tr.cc-open')?.scrollIntoView({ block: 'nearest' })
  }, [id])

  return (
    <aside
      className="cc-shipment"
      style={{ '--cc-tools-end': `${toolsEnd}px` } as CSSProperties}
      aria-label={`${t('lists.shipment')} ${shipment?.airwayBillNo ?? ''}`.trim()}
    >
      <div className="cc-shipment-head cc-beside">
        <h2 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{t('lists.shipment')} </span>
          <span className="cc-number" translate="no">
            {shipment?.airwayBillNo || DASH}
          </span>
        </h2>
        <span className="cc-muted cc-small text-nowrap me-auto">
          {place >= 0 && t('lists.placeOf', { place: formatCount(place + 1), all: formatCount(ids?.length ?? 0) })}
        </span>
        <Turn
          name={t('lists.previousShipment')}
          keyName="K"
          icon="previous"
          isEnd={place <= 0}
          onTurn={() => turn(-1)}
        />
        <Turn
          name={t('lists.nextShipment')}
          keyName="J"
          icon="next"
          isEnd={place === -1 || place + 1 === ids?.length}
          onTurn={() => turn(1)}
        />
        <IconButton icon="close" name={t('lists.closeShipment')} className="cc-square" onClick={close} />
      </div>
      {shipment ? (
        <div className="cc-shipment-body">
          <p className="cc-beside gap-2 mb-2">
            <span className={`badge bg-${statusBadge(shipment).variant}`}>{t(statusBadge(shipment).key)}</span>
            <a
              className="btn btn-light ms-auto"
              href={addressOf(paths.receipt(shipment.id))}
              title={t('lists.receipt')}
              {...newTab}
            >
              <DeskIcon name="view" small />
              {t('lists.view')}
            </a>
          </p>
          <ShipmentActions
            hasLabels
            shipment={shipment}
            viewer={viewer}
            // It has a button of its own.
            slots={actionSlots(viewer).filter((action) => action !== 'view')}
            onAction={onAction}
          />
          <PanelProgress shipment={shipment} />
          <PanelFacts key={shipment.id} shipment={shipment} />
        </div>
      ) : (
        <p className="cc-shipment-body cc-muted">{t(absentTexts[list.isWhole ? 'whole' : list.state])}</p>
      )}
    </aside>
  )
}

/** The top of the panel in pixels from the top of the window: it leaves the line of filters and tools in view. */
function useToolsEnd(): number {
  const [end, setEnd] = useState(0)
  useLayoutEffect(() => {
    const tools = document.querySelector('.cc-tool-line')
    if (!tools) return undefined
    const measure = () => {
      // The panel begins where the table does.
      const gap = parseFloat(getComputedStyle(tools).marginBottom) || 0
      setEnd(tools.getBoundingClientRect().bottom + gap)
    }
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    // Anything that opens above the tools makes the page longer.
    observer?.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [])
  return end
}

interface TurnProps {
  name: string
  keyName: string
  icon: 'previous' | 'next'
  isEnd: boolean
  onTurn: () => void
}

function Turn({ name, keyName, icon, isEnd, onTurn }: TurnProps) {
  return (
    <IconButton
      icon={icon}
      name={name}
      className="cc-square"
      title={`${name} (${keyName})`}
      aria-keyshortcuts={keyName}
      aria-disabled={isEnd}
      onClick={onTurn}
    />
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function PanelProgress({ shipment }: { shipment: Shipment }) {
  return (
    <PanelSection title={t('lists.progress')}>
      {isVoid(shipment) ? (
        <p className="cc-aside">{t('lists.isVoid')}</p>
      ) : (
        <ol className="cc-shipment-journey cc-stops">
          {journeySteps(shipment).map(({ type, state, entry }) => {
            const partner = type === TRACKING_NUMBER_UPDATE ? entry?.trackingLink : null
            const link = safeLink(partner)
            const unlinked = link === null ? unlinkedText(partner) : null
            return (
              <li key={type} className={state}>
                <b>{statusName(type)}</b>
                {entry && entry.createdAt !== '' && (
                  <time className="cc-muted" dateTime={entry.createdAt}>
                    {momentText(entry.createdAt)}
                  </time>
                )}
                {entry && ownDescription(entry) !== '' && (
                  <span className="cc-muted" dir="auto">
                    {entry.description}
                  </span>
                )}
                {link && (
                  <a href={link} {...newTab}>
                    {t('lists.partnersPage')}
                  </a>
                )}
                {unlinked && (
                  <span className="text-break" translate="no">
                    <bdi>{unlinked}</bdi>
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </PanelSection>
  )
}
