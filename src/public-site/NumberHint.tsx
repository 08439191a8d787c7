import { Link } from 'react-router-dom'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { paths } from '@/paths'
import { rich } from '@/texts/rich'
import { demoNumber } from './demoNumber'

/**
 * The hint under the tracking field. On demo data, for which nobody has a receipt, a number to try. Both take one line.
 */
export function NumberHint({ text }: { text: string }) {
  const number = useIsHydrated() ? demoNumber() : null
  if (number === null) return text
  return rich('site.demoNumber', {
    number: (
      <Link className="cc-link cc-bill-number" translate="no" to={paths.tracking(number)}>
        {number}
      </Link>
    ),
  })
}
