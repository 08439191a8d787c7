import type { ReactNode } from 'react'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { DeskIcon, type DeskIconName } from '../../DeskIcon'
import { useMenu } from '@/components/useMenu'
import { ExportChoices } from './ExportChoices'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'

/** What opens above a list, or over it. */
export interface OpenTools {
  scan: boolean
  charts: boolean
  byCenter: boolean
  dayEnd: boolean
}

interface ToolsMenuProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  open: OpenTools
  onOpen: (open: OpenTools) => void
  /** The statistics are of several centers. */
  hasCenters: boolean
}

/** At the end of a list's tool line: scanning, charts, and what can be taken along. */
export function ToolsMenu({ list, visible, open, onOpen, hasCenters }: ToolsMenuProps) {
  const once = useOneAtATime()
  const { isOpen, open: openMenu, close, frame, button, onKeyDown, onBlur } = useMenu<HTMLDivElement>()
  const tool = (name: string, icon: DeskIconName, key: keyof OpenTools): ReactNode => (
    <button
      className="btn cc-ghost"
      type="button"
      aria-pressed={open[key]}
      onClick={() => {
        close(true)
        onOpen({ ...open, [key]: !open[key] })
      }}
    >
      <DeskIcon name={icon} small />
      {name}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving close the menu; its buttons do the rest
    <div className="cc-menu" ref={frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className="btn btn-light"
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : openMenu())}
      >
        <DeskIcon name="tools" small />
        <span className="label">Tools</span>
      </button>
      {isOpen && (
        <div className="cc-menu-list" data-menu>
          {tool('Scan', 'scan', 'scan')}
          {tool('Charts', 'chart', 'charts')}
          {hasCenters && tool('By center', 'split', 'byCenter')}
          {tool('Day-end sheet', 'sheet', 'dayEnd')}
          <ExportChoices list={list} visible={visible} once={once} onTaken={() => close(true)} />
        </div>
      )}
    </div>
  )
}
