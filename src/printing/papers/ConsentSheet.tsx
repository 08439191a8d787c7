import { useContext, useState } from 'react'
import { readDate } from '@/domain/dates'
import { safeLink } from '@/domain/links'
import type { Bill } from '@/domain/shipment/bill'
import { formatDateTime } from '@/texts/dates'
import { t } from '@/texts/t'
import type { CopyName } from '../choices/printChoices'
import { billNumber, pageOf, printed } from '../facts/billFacts'
import { Fact } from './Fact'
import { PaperBrand, PaperFoot, Sheet } from './Sheet'
import { Written } from './Written'
import { AttemptContext, CardPicturesContext, PicturesLeftOut } from './cardPictures'
import { usePicture } from './usePicture'
import { wholeParts } from './wholeParts'

const englishTexts = [
  'I am the shipper of the shipment named below, or act for the shipper with full authority. I have packed it myself, or have seen it packed, and I know what is in it.',
  'It contains no narcotics, no psychotropic substances, no precursor chemicals, and nothing else that the law forbids me to send. I agree that the anti-narcotics agencies and customs may open and examine it, whether or not I am present.',
  'I give a copy of my computerised national identity card voluntarily, and agree that it may be given to those agencies if they ask for it. I am personally responsible for any false statement made here.',
]
const urduTexts = [
  'نیچے درج سامان میری طرف سے بھیجا جا رہا ہے، یا مجھے بھیجنے والے کی طرف سے مکمل اختیار حاصل ہے۔ سامان میں نے خود پیک کیا ہے یا میرے سامنے پیک ہوا ہے، اور مجھے معلوم ہے کہ اس میں کیا ہے۔',
  'اس میں منشیات، ذہن پر اثر کرنے والی ادویات، ان کی تیاری میں استعمال ہونے والے کیمیکل یا کوئی ایسی چیز نہیں جس کا بھیجنا قانوناً منع ہے۔ میں متفق ہوں کہ انسدادِ منشیات کے ادارے اور کسٹم اسے میری موجودگی یا غیر موجودگی میں کھول کر جانچ سکتے ہیں۔',
  'میرے قومی شناختی کارڈ کی نقل میری مرضی سے دی جا رہی ہے، اور میں رضامند ہوں کہ مانگنے پر یہ ان اداروں کو دی جائے۔ یہاں دیے گئے کسی بھی غلط بیان کی ذمہ داری خود مجھ پر ہے۔',
]

/** No line ends with “I”. */
const I_AND_VERB = /(\bI \w+)/

interface ConsentSheetProps {
  bill: Bill
  copy: CopyName | null
}

/** The CNIC consent form. Unknown values are left blank, to be written in before the shipper signs. */
export function ConsentSheet({ bill, copy }: ConsentSheetProps) {
  const { consignor } = bill
  const hasBoth = consignor.idFront !== '' && consignor.idBack !== ''
  return (
    <Sheet name="CNIC consent form" kind="p-consent-form" copy={copy} isVoid={bill.isVoid === true}>
      <header className="p-title">
        <PaperBrand />
        <h2>CNIC consent form</h2>
        <p lang="ur" dir="rtl">
          اجازت نامہ
        </p>
        <dl>
          <Fact label="For">Anti-narcotics agencies</Fact>
        </dl>
      </header>
      <div className="p-consent">
        <div lang="en" dir="ltr">
          {englishTexts.map((text) => (
            <p key={text}>{wholeParts(text, I_AND_VERB)}</p>
          ))}
        </div>
        <div lang="ur" dir="rtl">
          {urduTexts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <dl className="p-table">
        <FieldName english="Contact person" urdu="رابطے کے لیے نام" />
        <dd>{consignor.contactPerson.trim() !== '' && <Written text={consignor.contactPerson} />}</dd>
        <FieldName english="CNIC number" urdu="شناختی کارڈ نمبر" />
        <dd>{consignor.ntnCnic.trim()}</dd>
        <FieldName english="AWB number" urdu="ایئر وے بل نمبر" />
        <dd>{printed(billNumber(bill))}</dd>
        <FieldName english="Signature" urdu="دستخط" />
        <dd className="sig" />
        <FieldName english="Date and time of booking" urdu="بکنگ کی تاریخ اور وقت" />
        <dd>{readDate(bill.createdAt) !== null && formatDateTime(bill.createdAt, 'en')}</dd>
      </dl>
      {!hasBoth && <p className="p-note">No copy of the ID card is on this form.</p>}
      {hasBoth && (
        <div className="p-ids">
          <IdCard
            name="ID card, front"
            urdu="شناختی کارڈ، اگلا رخ"
            part={t('print.idCardFront')}
            address={safeLink(consignor.idFront)}
            key={`front ${consignor.idFront}`}
          />
          <IdCard
            name="ID card, back"
            urdu="شناختی کارڈ، پچھلا رخ"
            part={t('print.idCardBack')}
            address={safeLink(consignor.idBack)}
            key={`back ${consignor.idBack}`}
          />
        </div>
      )}
      <PaperFoot>{pageOf(bill, 'consent form', 1, 1)}</PaperFoot>
    </Sheet>
  )
}

/** The names of a field in both languages, one on each side of its value. */
function FieldName({ english, urdu }: { english: string; urdu: string }) {
  return (
    <>
      <dt lang="ur" dir="rtl">
        {urdu}
      </dt>
      <dt>{english}</dt>
    </>
  )
}

interface IdCardProps {
  name: string
  /** The name in Urdu, as all names on this form have. */
  urdu: string
  /** Its name on the screen. */
  part: string
  /** Null if it is unsafe to load (product 13.3). */
  address: string | null
}

function IdCard({ name, urdu, part, address }: IdCardProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const attempt = useContext(AttemptContext)
  const [ownAttempt, setOwnAttempt] = useState(attempt)
  const { source, isLate } = usePicture(address, ownAttempt)
  const isMissing = state === 'failed' || isLate
  if (isMissing && ownAttempt !== attempt) {
    setOwnAttempt(attempt)
    setState('loading')
  }
  const isLeftOut = useContext(PicturesLeftOut) && state !== 'loaded'
  const pictures = useContext(CardPicturesContext)
  return (
    <figure>
      {address === null ? (
        // Retrying would not help, so this must not block printing: without `data-missing` it is not waited for.
        <p className="p-missing">The image is missing: its address cannot be used.</p>
      ) : isLeftOut ? (
        <p className="p-missing">The image could not be loaded. This form was printed without it.</p>
      ) : isMissing ? (
        <p className="p-missing" data-missing={part}>
          The image could not be loaded.
        </p>
      ) : (
        <img
          src={source}
          alt={name}
          data-part={part}
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          onError={() => {
            if (address !== null) pictures?.whole.delete(address)
            setState('failed')
          }}
        />
      )}
      <figcaption>
        <span>{name}</span>
        <span lang="ur" dir="rtl">
          {urdu}
        </span>
      </figcaption>
    </figure>
  )
}
