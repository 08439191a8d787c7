import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { company } from '@/company'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { useCurrentUser } from '../../session/useCurrentUser'
import { newId } from '../draft/draft'
import { useCountries, useServices } from '../fields/useOptions'
import { fileRun } from './fileRun'
import { digestIn, shipmentReader, type ShownShipment } from './fileState'
import type { OpenFile } from './openFile'

const none: never[] = []

/** The shipments of a file as they are checked and booked now, and what can be done with them. */
export function useFileBookings(file: OpenFile) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const { state, progress } = useSyncExternalStore(file.subscribe, file.read)
  const asked = { services: useServices(), countries: useCountries() }
  const services = asked.services.data ?? none
  const countries = asked.countries.data ?? none
  const { username } = user
  const { forAll } = state
  const checks = useMemo<FileChecks>(
    () => ({ user: username, insuranceRate: company.insuranceRate, offered: { services, countries }, forAll }),
    [username, services, countries, forAll],
  )
  const read = useMemo(() => shipmentReader(checks), [checks])
  const shipments = useMemo(() => read(state), [read, state])

  useEffect(() => file.keepShown(shipments), [file, shipments])
  const [run] = useState(() => fileRun(file, queryClient, user))
  const leave = useEffectEvent((letGo: ReturnType<OpenFile['hold']>) => {
    run.stop()
    letGo(run.ended())
  })
  const lookUp = useEffectEvent(run.lookUp)
  useEffect(() => {
    const letGo = file.hold()
    lookUp()
    return () => leave(letGo)
  }, [file])

  const changes = useMemo(() => {
    /** A corrected shipment is another one than was sent. */
    const anew = ({ no, row }: ShownShipment) => {
      file.changeRow(no, {
        version: `${digestIn(row.version)}.${newId()}`,
        booked: null,
        isEarlier: false,
        refusal: null,
      })
    }
    return {
      edit: (shipment: ShownShipment, line: number, column: ColumnId, text: string): void => {
        const { lines } = file.read().state
        const corrected = lines.map((each) =>
          each.no === line ? { ...each, cells: { ...each.cells, [column]: text } } : each,
        )
        file.change({ lines: corrected })
        if (shipment.row.refusal !== null || shipment.row.sending) anew(shipment)
      },
      setForAll: (column: ColumnId, text: string): void =>
        file.change({ forAll: { ...file.read().state.forAll, [column]: text } }),
      bookAgain: anew,
    }
  }, [file])

  return {
    state,
    progress,
    checks,
    shipments,
    run,
    /** What cells are compared with: nothing is said of them before it is there. */
    asked,
    ...changes,
  }
}

export type FileBookingsModel = ReturnType<typeof useFileBookings>
