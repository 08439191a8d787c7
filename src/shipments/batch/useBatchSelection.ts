import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import type { ScannedPieces } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentIdsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { keyOf, type ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { t } from '@/texts/t'
import type { ShipmentList } from '../list/useShipmentList'

interface Picked {
  /** The row at the time of the selection; null if it was selected in a range or with all, as that fetches no rows. */
  shipment: Shipment | null
  isScanned?: boolean
  pieces?: ScannedPieces
}

export type BatchSelection = ReturnType<typeof useBatchSelection>

type SelectedList = Pick<ShipmentList, 'source' | 'query' | 'totals' | 'loadedAt'>

/** Shipments stay selected while the list is refreshed, sorted, searched or filtered. */
export function useBatchSelection({ source, query, totals, loadedAt }: SelectedList) {
  const queryClient = useQueryClient()
  const { error: sayError } = useMessages()
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(() => new Map())
  // In a ref: otherwise each letter of a search would make a new selection and re-render the ticks of all rows.
  const list = useRef({ source, query, totals, loadedAt })
  useLayoutEffect(() => {
    list.current = { source, query, totals, loadedAt }
  })
  const anchor = useRef<string | null>(null)
  /** Lists of which a range or all was selected. */
  const sources = useRef(new Map<string, ShipmentSource>())

  /** Rows of the list last read without an id: they cannot be picked. */
  const [unpickable, setUnpickable] = useState(0)
  // If fewer are picked than the list has, not all can be: skipping the query saves a render for each letter of a
  // search.
  const mayBeAll = picked.size > 0 && picked.size + unpickable >= totals.shipments
  const { data: allIds } = useQuery({ ...shipmentIdsQuery(source, query, loadedAt), enabled: mayBeAll })
  const hasAll = useMemo(
    () => mayBeAll && allIds?.every((id) => id === '' || picked.has(id)) === true,
    [mayBeAll, allIds, picked],
  )

  return useMemo(() => {
    const change = (make: (after: Map<string, Picked>) => void) =>
      setPicked((before) => {
        const after = new Map(before)
        make(after)
        return after
      })
    const put = (ids: readonly string[], shipment: Shipment | null) => {
      if (!shipment) sources.current.set(keyOf(list.current.source), list.current.source)
      change((after) => {
        // What was scanned of them stays: missing pieces are to be named.
        for (const id of ids) if (id !== '') after.set(id, { ...after.get(id), shipment })
      })
    }
    const remove = (ids: readonly string[]) =>
      change((after) => {
        for (const id of ids) after.delete(id)
      })
    /** Null, with a message, if the ids cannot be read or are not all there yet: the selection stays as it is. */
    const filteredIds = async (): Promise<string[] | null> => {
      const now = list.current
      try {
        const ids = await queryClient.fetchQuery(shipmentIdsQuery(now.source, now.query, now.loadedAt))
        if (ids === null) sayError(t('lists.selectNotYet'))
        else setUnpickable(ids.filter((id) => id === '').length)
        return ids
      } catch {
        sayError(t('lists.selectFailed'))
        return null
      }
    }
    const selectRange = async (from: string, to: string) => {
      const ids = (await filteredIds()) ?? []
      const [start = -1, end = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)
      put(start === -1 ? [to] : ids.slice(start, end + 1), null)
    }
    return {
      size: picked.size,
      /** Every shipment that passes the filters is selected. */
      hasAll,
      has: (id: string) => picked.has(id),
      /** With `isRange` (Shift): selects all between the shipment toggled before and this one, in the list's order. */
      toggle: (shipment: Shipment, isRange: boolean) => {
        const from = anchor.current
        anchor.current = shipment.id
        if (isRange && from !== null) void selectRange(from, shipment.id)
        else if (picked.has(shipment.id)) remove([shipment.id])
        else put([shipment.id], shipment)
      },
      /** A shipment whose number was scanned. */
      add: (shipment: Shipment) =>
        change((after) => after.set(shipment.id, { ...after.get(shipment.id), shipment, isScanned: true })),
      /** Adds a scanned piece. With `total`, only sets the number of pieces of a shipment that is still selected. */
      addPiece: (shipment: Shipment, piece: number, total: number | null) =>
        change((after) => {
          const known = after.get(shipment.id)
          if (!known && total !== null) return
          const pieces = [...new Set([...(known?.pieces?.pieces ?? []), piece])]
          const all = { pieces, total: total ?? known?.pieces?.total ?? null }
          after.set(shipment.id, { shipment, isScanned: true, pieces: all })
        }),
      /** Their own list was closed: scanned shipments are no longer in sight by it. */
      endScan: () =>
        change((after) => {
          for (const [id, each] of after) after.set(id, { ...each, isScanned: false })
        }),
      /** Undefined if none was scanned. */
      pieces: (id: string) => picked.get(id)?.pieces,
      remove,
      selectAll: () => void filteredIds().then((ids) => ids && put(ids, null)),
      clear: () => setPicked(new Map()),
      /**
       * How many of these shipments the filtered list does not show. Scanned ones do not count while they have a list
       * of their own.
       */
      countHidden: async (chosen: readonly Shipment[]): Promise<number> => {
        const now = list.current
        const ids = await queryClient
          .fetchQuery(shipmentIdsQuery(now.source, now.query, now.loadedAt))
          .catch(() => null)
        // Of a list that has loaded in part, nobody knows yet; one without any row shows none of them.
        if (ids === null && now.totals.shipments > 0) return 0
        const shown = new Set(ids)
        return chosen.filter(({ id }) => !picked.get(id)?.isScanned && !shown.has(id)).length
      },
      /** In the order they were selected. */
      ids: () => [...picked.keys()],
      /** Their current rows. Those selected as part of a range or of all are left out if no list has them any more. */
      shipments: async (): Promise<Shipment[]> => {
        const lists = await shipmentIndexOf(queryClient)
        const found = new Map<string, Shipment>()
        // The list on the screen is read last: its rows are the freshest and win.
        for (const each of [...sources.current.values(), list.current.source]) {
          const rows = await lists.byIds(each, [...picked.keys()])
          for (const shipment of rows ?? []) found.set(shipment.id, shipment)
        }
        return [...picked].flatMap(([id, { shipment }]) => found.get(id) ?? shipment ?? [])
      },
    }
  }, [queryClient, sayError, picked, hasAll])
}
