/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are laid out as blocks, and Safari would no longer call it a table without its roles */
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/Button'
import { silentDays, USUAL_SILENCE_WORKING_DAYS } from '@/domain/shipment/silentDays'
import { historyDays, type HistoryOrder } from '@/domain/shipment/historyDays'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { isVoid, latestStatus, type StatusEntry } from '@/domain/shipment/shipmentStatus'
import { formatDateTime, formatLongDate } from '@/texts/dates'
import { language } from '@/texts/language'
import { publicStepText } from '@/texts/publicStepText'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { outsideLink } from '../OutsideLink'
import { chatAbout } from '../contactLinks'
import { linkTo, PartnerLink } from './PartnerLink'
import { phoneLink } from './TrackingHints'
import { partnerOf } from './answerTexts'

/** Fewer steps are easy to read in either order. */
const MIN_STEPS_TO_ORDER = 10

interface TrackingHistoryProps {
  number: string
  shipment: TrackedShipment
  /** When the backend answered. */
  at: Date
}

export function TrackingHistory({ number, shipment, at }: TrackingHistoryProps) {
  const titleId = useId()
  const [search, setSearch] = useSearchParams()
  const hasOrder = shipment.status.length >= MIN_STEPS_TO_ORDER
  const order: HistoryOrder = hasOrder && search.get('order') === 'oldest' ? 'oldest' : 'newest'
  const latest = latestStatus(shipment)

  if (isVoid(shipment)) {
    return (
      <div>
        <h2 className="cc-days-title">{t('tracking.history')}</h2>
        <p className="mt-2">
          {rich('tracking.noSteps', {
            chat: outsideLink(chatAbout(number)),
          })}
        </p>
      </div>
    )
  }
  return (
    <div>
      <NoUpdate number={number} shipment={shipment} at={at} />
      <div className="cc-days-top cc-beside flex-wrap justify-content-between">
        <h2 className="cc-days-title" id={titleId}>
          {t('tracking.history')}
        </h2>
        {hasOrder && (
          <OrderSwitch
            order={order}
            onChange={(next) =>
              setSearch(next === 'oldest' ? { order: next } : {}, { replace: true, preventScrollReset: true })
            }
          />
        )}
      </div>
      <p className="cc-zone">{t('tracking.timeZone', { zone: zoneName() })}</p>
      <table className="cc-days" role="table" aria-labelledby={titleId}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('tracking.dateTime')}
            </th>
            <th scope="col" role="columnheader">
              {t('tracking.status')}
            </th>
          </tr>
        </thead>
        {historyDays(shipment, order).map(({ day, entries }) => (
          <tbody key={day} role="rowgroup">
            {(entries.length > 1 || day === '') && (
              <tr role="row">
                <th scope="rowgroup" role="rowheader" colSpan={2}>
                  {day === '' ? t('tracking.dateUnknown') : formatLongDate(entries[0]?.createdAt)}
                </th>
              </tr>
            )}
            {entries.map((entry, index) => (
              <tr key={index} role="row" className={entry === latest ? 'last' : undefined}>
                <td className="cc-number" translate="no" role="cell">
                  {formatDateTime(entry.createdAt)}
                </td>
                <td role="cell">
                  <bdi className="cc-step">{publicStepText(entry)}</bdi> <EntryPartner entry={entry} number={number} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Explains what it means that there has been no update for some working days, and whom to ask (product 2.6). */
function NoUpdate({ number, shipment, at }: TrackingHistoryProps) {
  const days = silentDays(shipment, at)
  if (days === null) return null
  return (
    <div className="cc-no-update">
      <h2>{t('tracking.noUpdate', { count: days })}</h2>
      <p className="mb-0">
        {rich(days > USUAL_SILENCE_WORKING_DAYS ? 'tracking.noUpdateLong' : 'tracking.noUpdateMeans', {
          phone: phoneLink(),
          chat: outsideLink(chatAbout(number)),
          number: (
            <bdi className="cc-bill-number" translate="no">
              {number}
            </bdi>
          ),
        })}
      </p>
    </div>
  )
}

function OrderSwitch({ order, onChange }: { order: HistoryOrder; onChange: (order: HistoryOrder) => void }) {
  return (
    <div className="cc-order d-flex flex-wrap gap-2" role="group" aria-label={t('tracking.order')}>
      <Button text={t('tracking.newestFirst')} aria-pressed={order === 'newest'} onClick={() => onChange('newest')} />
      <Button text={t('tracking.oldestFirst')} aria-pressed={order === 'oldest'} onClick={() => onChange('oldest')} />
    </div>
  )
}

function EntryPartner({ entry, number }: { entry: StatusEntry; number: string }) {
  const partner = partnerOf(entry)
  return (
    partner && (
      <span className="cc-follow d-block text-break">
        {partner.link === null
          ? rich('tracking.partnerNumber', { partner: <PartnerLink partner={partner} number={number} /> })
          : rich('tracking.partnerPage', {
              link: linkTo(partner, number),
            })}
      </span>
    )
  )
}

/** `Pakistan Standard Time (GMT+5)`, or that of the summer, where there is one. */
function zoneName(): string {
  const now = new Date()
  const name = (timeZoneName: 'long' | 'shortOffset') => {
    try {
      const locale = language === 'ur' && timeZoneName === 'long' ? 'ur-PK' : 'en-US'
      const parts = new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts(now)
      return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    } catch {
      // Browsers of 2021 do not support `shortOffset`.
      return ''
    }
  }
  const [long, offset] = [name('long'), name('shortOffset')]
  return long === offset || offset === '' ? long : `${long} (${offset})`
}
