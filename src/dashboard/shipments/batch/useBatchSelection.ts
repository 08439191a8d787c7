import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Shipment } from '@/domain/shipment/shipment'
import { useMessages } from '@/components/messages/useMessages'
import { shipmentIdsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { keyOf, type ShipmentSource } from '@/services/shipment-list/shipmentSource'
import type { ShipmentList } from '../list/useShipmentList'

/** All of a long list is selected without fetching its rows: then only the list is known. */
type Picked = { shipment: Shipment } | { source: ShipmentSource }

export interface BatchSelection {
  size: number
  /** All that is filtered is selected. */
  hasAll: boolean
  has: (id: string) => boolean
  /** With `isRange`: all from the one before up to it, in the list's order. */
  toggle: (shipment: Shipment, isRange: boolean) => void
  add: (shipment: Shipment) => void
  remove: (ids: readonly string[]) => void
  selectAll: () => void
  clear: () => void
  /** In the order in which they were taken in. */
  ids: () => string[]
  /** As the lists have them now, without those that are gone. */
  shipments: () => Promise<Shipment[]>
}

type SelectedList = Pick<ShipmentList, 'source' | 'query' | 'totals' | 'loadedAt'>

/** Shipments stay selected while the list is refreshed, sorted, searched or filtered. */
export function useBatchSelection({ source, query, totals, loadedAt }: SelectedList): BatchSelection {
  const queryClient = useQueryClient()
  const client = shipmentIndexOf(queryClient)
  const { error: sayError } = useMessages()
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(() => new Map())
  // Another search does not make another selection: the ticks of all rows would be drawn anew with each letter.
  const list = useRef({ source, query, loadedAt })
  useLayoutEffect(() => {
    list.current = { source, query, loadedAt }
  })
  const anchor = useRef<string | null>(null)

  const put = useCallback((ids: readonly string[], value: Picked) => {
    setPicked((before) => {
      const after = new Map(before)
      for (const id of ids) if (id !== '') after.set(id, value)
      return after
    })
  }, [])
  const remove = useCallback((ids: readonly string[]) => {
    setPicked((before) => {
      const after = new Map(before)
      for (const id of ids) after.delete(id)
      return after
    })
  }, [])
  const clear = useCallback(() => setPicked(new Map()), [])

  const total = totals.shipments
  // Fewer than all cannot be all: not asking then spares the screen a drawing with each letter of a search.
  const mayBeAll = total > 0 && picked.size >= total
  const { data: allIds } = useQuery({ ...shipmentIdsQuery(source, query, loadedAt), enabled: mayBeAll })
  const hasAll = useMemo(
    () => mayBeAll && allIds?.every((id) => id === '' || picked.has(id)) === true,
    [mayBeAll, allIds, picked],
  )

  return useMemo<BatchSelection>(() => {
    /** Where they cannot be read, none, and a message: what is selected stays. */
    const filteredIds = async (): Promise<string[]> => {
      const now = list.current
      try {
        return (await queryClient.fetchQuery(shipmentIdsQuery(now.source, now.query, now.loadedAt))) ?? []
      } catch {
        sayError('The shipments could not be selected. Try again.')
        return []
      }
    }
    const selectRange = async (from: string, to: string) => {
      const of = { source: list.current.source }
      const ids = await filteredIds()
      const [start = -1, end = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)
      if (start === -1) put([to], of)
      else put(ids.slice(start, end + 1), of)
    }
    return {
      size: picked.size,
      hasAll,
      has: (id) => picked.has(id),
      toggle: (shipment, isRange) => {
        const from = anchor.current
        anchor.current = shipment.id
        if (isRange && from !== null) void selectRange(from, shipment.id)
        else if (picked.has(shipment.id)) remove([shipment.id])
        else put([shipment.id], { shipment })
      },
      add: (shipment) => put([shipment.id], { shipment }),
      remove,
      selectAll: () => {
        const of = { source: list.current.source }
        void filteredIds().then((ids) => put(ids, of))
      },
      clear,
      ids: () => [...picked.keys()],
      shipments: async () => {
        const found = new Map<string, Shipment>()
        // What has been refreshed since comes last, and counts.
        for (const part of [...bySource(picked), { source: list.current.source, ids: [...picked.keys()] }]) {
          for (const shipment of (await client.byIds(part.source, part.ids)) ?? []) found.set(shipment.id, shipment)
        }
        return [...picked].flatMap(([id, value]) => found.get(id) ?? ('shipment' in value ? value.shipment : []))
      },
    }
  }, [client, queryClient, sayError, picked, hasAll, put, remove, clear])
}

function bySource(picked: ReadonlyMap<string, Picked>): { source: ShipmentSource; ids: string[] }[] {
  const lists = new Map<string, { source: ShipmentSource; ids: string[] }>()
  for (const [id, value] of picked) {
    if ('shipment' in value) continue
    const key = keyOf(value.source)
    const list = lists.get(key) ?? { source: value.source, ids: [] }
    list.ids.push(id)
    lists.set(key, list)
  }
  return [...lists.values()]
}
