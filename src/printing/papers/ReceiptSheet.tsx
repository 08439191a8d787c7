import { company } from '@/company'
import { TrackingCode } from '@/components/send/TrackingCode'
import type { Bill } from '@/domain/shipment/bill'
import { formatDateTime } from '@/texts/dates'
import type { CopyName } from '../choices/printChoices'
import * as facts from '../facts/billFacts'
import { Barcode } from './Barcode'
import { Fact } from './Fact'
import { PartyEnd } from './PartyEnd'
import { PaperBrand, PaperFoot, Sheet } from './Sheet'
import { Terms } from './Terms'
import { wholeWords } from './wholeParts'

interface ReceiptSheetProps {
  bill: Bill
  printedBy: string
  printedAt: Date
  paper: 'A4' | 'A5'
  fit: number
  copy: CopyName | null
}

/** The receipt, in the order of the specification both down the page and from left to right (product 11.1). */
export function ReceiptSheet({ hasTermsPage, ...props }: ReceiptSheetProps & { hasTermsPage: boolean }) {
  if (!hasTermsPage) return <ReceiptPage {...props} />
  const { bill, paper, copy } = props
  return (
    <>
      <Sheet
        name="Receipt, terms"
        kind={`${kindOf(paper)} p-terms-alone`}
        size={paper}
        copy={copy}
        isVoid={bill.isVoid === true}
      >
        <Terms />
        <PaperFoot>{facts.pageOf(bill, 'receipt', 1, 2)}</PaperFoot>
      </Sheet>
      <ReceiptPage {...props} isSecond />
    </>
  )
}

const kindOf = (paper: 'A4' | 'A5') => (paper === 'A5' ? 'p-receipt a5' : 'p-receipt')

interface ReceiptPageProps extends ReceiptSheetProps {
  /** True for the second of two pages, the first of which has the terms. */
  isSecond?: boolean
}

function ReceiptPage({ bill, printedBy, printedAt, paper, fit, copy, isSecond = false }: ReceiptPageProps) {
  const { consignor, consignee } = bill
  const number = facts.billNumber(bill)
  const isCoded = facts.isTracked(bill)
  const declaredNote = facts.declaredNote(bill)
  const sizesNote = facts.sizesNote(bill)
  return (
    <Sheet name="Receipt" kind={kindOf(paper)} size={paper} fit={fit} copy={copy} isVoid={bill.isVoid === true}>
      {!isSecond && (
        <>
          <Terms />
          <div className="p-fold" />
        </>
      )}
      <header className="p-head">
        <PaperBrand />
        <dl>
          <Fact label={bill.source === 'archive' ? 'Airway bill, archived' : 'Airway bill'}>
            {facts.printed(number)}
          </Fact>
        </dl>
        <span className="p-type">{facts.typeLabel(bill)}</span>
        <dl>
          <Fact label="Center" typed={bill.centerName} />
        </dl>
      </header>
      <div className="p-line">
        <PartyEnd
          end="from"
          title="From"
          party={consignor}
          place={[facts.places(consignor).city]}
          phones={facts.phones(consignor)}
        />
        <dl>
          <Fact label="Reference code" typed={consignor.ref} />
          <Fact label="Booking date">{formatDateTime(bill.createdAt, 'en')}</Fact>
          <Fact label="Account number">{facts.printed(bill.username)}</Fact>
          <Fact label="Pieces">{facts.pieces(bill)}</Fact>
          <Fact label="Weight">{facts.weight(bill)}</Fact>
          <Fact label="Volume">
            {facts.volume(bill)}
            <small>
              Chargeable weight <span className="p-whole">{facts.chargeable(bill)}</span>
              {sizesNote !== '' && (
                <>
                  {' '}
                  <span className="p-whole">{sizesNote}</span>
                </>
              )}
            </small>
          </Fact>
        </dl>
      </div>
      <div className="p-line">
        <PartyEnd
          end="to"
          title="To"
          party={consignee}
          place={Object.values(facts.places(consignee))}
          phones={facts.phones(consignee)}
        />
        <dl>
          <Fact label="Country" typed={consignee.country} />
          <Fact label="Country code" typed={consignee.country} />
          <Fact label="Service" typed={bill.serviceName} />
          <Fact label="Contents" typed={facts.contents(bill)} />
          <Fact label="Declared value">
            <span className="sum">{facts.declared(bill)}</span> {declaredNote !== null && <small>{declaredNote}</small>}
          </Fact>
        </dl>
        <PriceTable bill={bill} />
      </div>
      <div className="p-close">
        <Barcode number={number} />
        <div>
          <p className="p-made">
            Created by <br />
            <b>{facts.printed(bill.username)}</b>
            {printedBy !== bill.username && (
              <>
                , printed by <b>{facts.printed(printedBy)}</b>
              </>
            )}{' '}
            at&nbsp;
            <time dateTime={printedAt.toISOString()} className="p-whole">
              {formatDateTime(printedAt, 'en')}
            </time>
          </p>
          <p className="p-words">
            <span>Net Amount in words</span> <b>{wholeWords(facts.netInWords(bill))}</b>
          </p>
          {facts.missingNotes(bill).map((note) => (
            <p key={note}>
              <b>{note}</b>
            </p>
          ))}
          <p className="p-sender">Shipper’s signature</p>
        </div>
        {isCoded && (
          <figure>
            <TrackingCode number={number} site={company.siteUrl} label={`QR code to track ${number}`} />
            <figcaption>Scan to track</figcaption>
          </figure>
        )}
      </div>
      <PaperFoot>{isSecond ? facts.pageOf(bill, 'receipt', 2, 2) : facts.pageOf(bill, 'receipt', 1, 1)}</PaperFoot>
    </Sheet>
  )
}

/** Characters. If any value is longer, all of them are smaller, so that each stays on one line. */
const LONG_PRICE = 15

function PriceTable({ bill }: { bill: Bill }) {
  const rows = facts.priceRows(bill)
  return (
    <table className={rows.some(({ value }) => value.length > LONG_PRICE) ? 'p-price long' : 'p-price'}>
      {facts.priceParts.map((part) => (
        <tbody className={part} key={part}>
          {rows
            .filter((row) => row.part === part)
            .map(({ label, value, note, isLess = false }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {isLess && <i className="less" />}
                  {value}
                  {note !== undefined && <small> {note}</small>}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
