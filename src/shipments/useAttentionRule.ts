import { useMemo } from 'react'
import { company } from '@/company'
import { useToday } from '@/components/desk/useToday'
import { type AttentionRule, attentionRule } from '@/domain/shipment/attentionRule'

/** When a shipment needs attention, as of the day on the screen. */
export function useAttentionRule(): AttentionRule {
  const now = useToday()
  return useMemo(() => attentionRule(company.services, now), [now])
}
