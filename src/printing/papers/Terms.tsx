const english = [
  'Drugs, and any item that IATA restricts, are not accepted for carriage.',
  'Duties and taxes at the destination are paid by the consignee.',
  'No claim is entertained once the shipment has been handed over.',
  'The shipment travels at the shipper’s risk.',
  'Delivery is counted in working days; Saturdays and Sundays are excluded.',
  'Delay in customs does not count towards the delivery time.',
  'Nor does delay caused by weather, strikes, war or any other force majeure.',
  'The shipper warrants that all information given is complete and true.',
  'The company is not liable for charges for re-weighing or for a remote area.',
  'Fragile items are carried without guarantee.',
  'No guarantee is given for lost parcels.',
]

const urdu = [
  'منشیات اور آئی اے ٹی اے کی ممنوعہ اشیا ترسیل کے لیے قبول نہیں کی جاتیں۔',
  'منزل پر ڈیوٹی اور ٹیکس وصول کنندہ ادا کرے گا۔',
  'سامان حوالے کرنے کے بعد کوئی دعویٰ قابلِ قبول نہیں۔',
  'سامان بھیجنے والے کی اپنی ذمہ داری پر روانہ ہوتا ہے۔',
  'ترسیل صرف کام کے دنوں میں شمار ہوتی ہے؛ ہفتہ اور اتوار شامل نہیں۔',
  'کسٹم میں ہونے والی تاخیر ترسیل کی مدت میں شامل نہیں۔',
  'موسم، ہڑتال، جنگ یا کسی ناگہانی آفت کی تاخیر بھی شامل نہیں۔',
  'بھیجنے والا ضمانت دیتا ہے کہ دی گئی تمام معلومات درست ہیں۔',
  'دوبارہ وزن یا دور دراز علاقے کے اضافی اخراجات کی کمپنی ذمہ دار نہیں۔',
  'نازک اشیا کی کوئی ضمانت نہیں دی جاتی۔',
  'گم شدہ پارسل کی کوئی ضمانت نہیں دی جاتی۔',
]

export function Terms() {
  return (
    <section className="p-terms">
      <div lang="en" dir="ltr">
        <h2>Terms of carriage</h2>
        <Clauses texts={english} digits="0123456789" />
      </div>
      <div lang="ur" dir="rtl">
        <h2>شرائطِ ترسیل</h2>
        <Clauses texts={urdu} digits="۰۱۲۳۴۵۶۷۸۹" />
      </div>
    </section>
  )
}

interface ClausesProps {
  texts: string[]
  digits: string
}

/** Clauses carry their numbers as data, because not every browser supports lists with Urdu digits. */
function Clauses({ texts, digits }: ClausesProps) {
  return (
    <ol>
      {texts.map((text, index) => (
        <li data-number={`${inDigits(index + 1, digits)}.`} key={text}>
          {text}
        </li>
      ))}
    </ol>
  )
}

function inDigits(count: number, digits: string): string {
  return String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}
