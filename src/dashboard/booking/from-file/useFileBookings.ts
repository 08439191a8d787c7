import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { company } from '@/company'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { useCurrentUser } from '../../session/useCurrentUser'
import { useCountries, useServices } from '../fields/useOptions'
import { fileRun } from './fileRun'
import { editedVersion, editKey, shipmentReader, type ShownShipment } from './fileState'
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
  const checks = useMemo<FileChecks>(
    () => ({
      user: username,
      insuranceRate: company.insuranceRate,
      offered: { services, countries },
      forAll: state.forAll,
    }),
    [username, services, countries, state.forAll],
  )
  const [read] = useState(shipmentReader)
  const shipments = useMemo(() => read(state, checks), [read, state, checks])

  useEffect(() => file.keepShown(shipments), [file, shipments])
  const [run] = useState(() => fileRun({ file, queryClient, self: user }))
  const lookUp = useEffectEvent(() => run.lookUp())
  const leave = useEffectEvent((letGo: (work: Promise<unknown>) => void) => {
    run.stop()
    letGo(run.ended())
  })
  useEffect(() => {
    const letGo = file.hold()
    lookUp()
    return () => leave(letGo)
  }, [file])

  const changes = useMemo(
    () => ({
      /** A corrected shipment is another one than was sent. */
      edit: ({ no, row }: ShownShipment, line: number, column: ColumnId, text: string): void => {
        file.change({ edits: { ...file.read().state.edits, [editKey(line, column)]: text } })
        if (row.refusal !== null || row.sending)
          file.changeRow(no, { version: editedVersion(row.version), refusal: null })
      },
      setForAll: (column: ColumnId, text: string): void =>
        file.change({ forAll: { ...file.read().state.forAll, [column]: text } }),
      bookAgain: ({ no, row }: ShownShipment): void =>
        file.changeRow(no, { booked: null, isEarlier: false, version: editedVersion(row.version) }),
    }),
    [file],
  )

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
