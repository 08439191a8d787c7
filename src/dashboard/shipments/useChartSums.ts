import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ShipmentQuery } from '@/domain/shipmentFilter'
import type { ShipmentSum, SumBy } from '@/domain/shipmentSums'
import { shipmentIndexOf } from '@/services/shipmentIndexClient'
import { sourceKey, type ShipmentSource } from '@/services/shipmentSource'

/**
 * Sums of what a query finds in a list; the last ones of this list stay until new ones are here.
 *
 * @param query null: nothing is asked
 * @param version another one means that the list has been refreshed
 */
export function useChartSums<By extends SumBy>(
  source: ShipmentSource,
  query: ShipmentQuery | null,
  by: readonly By[],
  version: number | null,
): Record<By, ShipmentSum[]> | null {
  const client = shipmentIndexOf(useQueryClient())
  const name = sourceKey(source).join('\n')
  const [counted, setCounted] = useState<{ name: string; sums: Record<By, ShipmentSum[]> } | null>(null)
  const asked = query === null ? null : JSON.stringify(query.filter)
  useEffect(() => {
    if (query === null || version === null) return undefined
    let isOver = false
    const read = async () => {
      const answers = await Promise.all(by.map(async (each) => [each, await client.sums(source, query, each)] as const))
      if (isOver || answers.some(([, answer]) => answer === null)) return
      setCounted({ name, sums: Object.fromEntries(answers) as Record<By, ShipmentSum[]> })
    }
    void read()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the name says which source it is, the text which query
  }, [client, name, asked, version, by])
  return counted?.name === name ? counted.sums : null
}
