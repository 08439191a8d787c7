import { useContext, useEffect, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'
import { formatDateTime } from '@/domain/dates'
import type { Bill } from '@/domain/shipment/bill'
import { safeLink } from '@/domain/links'
import { billNumber, printed } from '../facts/billFacts'
import { Fact, PaperBrand, PaperFoot, Sheet } from './Sheet'
import { t } from '@/texts/t'
import type { CopyName } from '../choices/printChoices'
import { Written } from './Written'
import { PicturesLeftOut } from '../run/usePrinting'
import { CardPicturesContext, loadPicture, noPictures, type CardPictures } from './cardPictures'

const english = [
  'I am the shipper of the shipment named below, or act for the shipper with full authority. I have packed it myself, or have seen it packed, and I know what is in it.',
  'It contains no narcotics, no psychotropic substances, no precursor chemicals, and nothing else that the law forbids me to send. I agree that the anti-narcotics agencies and customs may open and examine it, whether or not I am present.',
  'I give a copy of my computerised national identity card voluntarily, and agree that it may be given to those agencies if they ask for it. I am personally responsible for any false statement made here.',
]
const urdu = [
  'میں نیچے درج سامان کا بھیجنے والا ہوں، یا بھیجنے والے کی طرف سے مکمل اختیار رکھتا ہوں۔ میں نے سامان خود پیک کیا ہے یا اپنے سامنے پیک ہوتے دیکھا ہے، اور مجھے معلوم ہے کہ اس میں کیا ہے۔',
  'اس میں منشیات، نشہ آور ادویات، ان کی تیاری میں استعمال ہونے والے کیمیکل یا کوئی ایسی چیز نہیں جس کا بھیجنا قانوناً منع ہے۔ میں متفق ہوں کہ انسدادِ منشیات کے ادارے اور کسٹم اسے میری موجودگی میں یا میرے بغیر کھول کر جانچ سکتے ہیں۔',
  'میں اپنے قومی شناختی کارڈ کی نقل اپنی مرضی سے دے رہا ہوں اور رضامند ہوں کہ مانگنے پر یہ ان اداروں کو دی جائے۔ یہاں دیے گئے کسی بھی غلط بیان کا میں خود ذمہ دار ہوں۔',
]

interface ConsentSheetProps {
  bill: Bill
  page: string
  copy?: CopyName | null
}

export function ConsentSheet({ bill, page, copy = null }: ConsentSheetProps) {
  const { consignor } = bill
  const hasBoth = consignor.idFront !== '' && consignor.idBack !== ''
  return (
    <Sheet name="CNIC consent form" kind="p-consent-form" copy={copy} isVoid={bill.isVoid === true}>
      <header className="p-title">
        <div>
          <PaperBrand />
          <h2>CNIC consent form</h2>
        </div>
        <dl>
          <Fact label="For">Anti-narcotics agencies</Fact>
        </dl>
      </header>
      <div className="p-consent">
        <div lang="en" dir="ltr">
          {english.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div lang="ur" dir="rtl">
          {urdu.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <dl className="p-table">
        <dt>Contact person</dt>
        <dd>
          <Written text={consignor.contactPerson} />
        </dd>
        <dt>CNIC number</dt>
        <dd>{printed(consignor.ntnCnic)}</dd>
        <dt>AWB number</dt>
        <dd>{printed(billNumber(bill))}</dd>
        <dt>Signature</dt>
        <dd className="sig" />
        <dt>Date and time of booking</dt>
        <dd>{formatDateTime(bill.createdAt, 'en')}</dd>
      </dl>
      {hasBoth && (
        <div className="p-ids">
          <IdCard name="ID card, front" part={t('print.idCardFront')} address={safeLink(consignor.idFront)} />
          <IdCard name="ID card, back" part={t('print.idCardBack')} address={safeLink(consignor.idBack)} />
        </div>
      )}
      <PaperFoot>{page}</PaperFoot>
    </Sheet>
  )
}

interface IdCardProps {
  name: string
  /** Its name on the screen. */
  part: string
  /** Null if it is unsafe to load (product 13.3). */
  address: string | null
}

function IdCard({ name, part, address }: IdCardProps) {
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')
  const isLeftOut = useContext(PicturesLeftOut) && state !== 'there'
  const source = usePicture(address)
  const kept = useContext(CardPicturesContext)
  return (
    <figure>
      {address === null ? (
        // Retrying would not help, so this must not block printing: without `data-missing` it is not waited for.
        <p className="p-missing">The image is missing: its address cannot be used.</p>
      ) : isLeftOut ? (
        <p className="p-missing">The image could not be loaded. This form was printed without it.</p>
      ) : state === 'missing' ? (
        <p className="p-missing" data-missing={part}>
          The image could not be loaded.
        </p>
      ) : (
        <img
          src={source}
          alt={name}
          data-part={part}
          referrerPolicy="no-referrer"
          onLoad={() => setState('there')}
          onError={() => {
            if (address !== null) kept?.whole.delete(address)
            setState('missing')
          }}
        />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}

/** An image that fails at once, as one whose address leads nowhere does. */
const BROKEN = 'data:,'

/**
 * Where to show a picture of an ID card from: a copy in memory, because what an image loads by itself may stay in the
 * HTTP cache beyond logout (product 13.4). Undefined until it has been loaded, however long that takes (cardPictures.ts).
 */
export function usePicture(address: string | null): string | undefined {
  const [source, setSource] = useState<string>()
  const shared = useContext(CardPicturesContext)
  const [own] = useState(noPictures)
  const kept = shared ?? own
  useEffect(() => {
    if (address === null) return undefined
    const loading = new AbortController()
    const loaded = sourceOf(address, kept, loading.signal)
    void loaded.then((found) => {
      if (!loading.signal.aborted) setSource(found)
    })
    return () => {
      loading.abort()
      void loaded.then((found) => URL.revokeObjectURL(found))
    }
  }, [address, kept])
  return source
}

async function sourceOf(address: string, kept: CardPictures, signal: AbortSignal): Promise<string> {
  try {
    const known = kept.whole.get(address)
    if (known) return URL.createObjectURL(known)
    const picture = await loadPicture(address, kept, signal)
    if (!picture) return BROKEN
    const fitting = await forPaper(picture)
    kept.whole.set(address, fitting)
    return URL.createObjectURL(fitting)
  } catch {
    // A backend on another origin may let its pictures be shown, but not read.
    return new URL(address).origin === location.origin ? BROKEN : address
  }
}

/** Size of an ID card on paper in millimetres, and 300 dots per inch (product 11.7). */
const CARD = { width: 88, height: 55.3 }
const DOTS_PER_MM = 300 / 25.4
/** Pictures less than 15 % larger than needed are left as they are. */
const WORTH_IT = 1.15

/** Each photograph takes some 50 MB as long as it is drawn. */
const oneAtATime = jobQueue(1)

/** Photographs with as many pixels as the paper shows: as they are, they would make the PDF huge. */
async function forPaper(picture: Blob): Promise<Blob> {
  const small = await oneAtATime(async () => {
    const bitmap = await createImageBitmap(picture)
    const scale = Math.min(CARD.width / bitmap.width, CARD.height / bitmap.height) * DOTS_PER_MM
    const isWorthIt = scale * WORTH_IT < 1
    const drawn = isWorthIt ? await redrawnAsJpeg(bitmap, bitmap.width * scale, bitmap.height * scale) : null
    bitmap.close()
    return drawn
  }).catch(() => null)
  return small ?? picture
}
