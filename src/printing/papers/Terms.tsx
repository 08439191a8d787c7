import { wholeWords } from './wholeParts'

const englishClauses = [
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

const urduClauses = [
  'منشیات اور آیاٹا (IATA) کی پابندی والی اشیا قبول نہیں کی جاتیں۔',
  'منزل پر ڈیوٹی اور ٹیکس وصول کنندہ ادا کرے گا۔',
  'شپمنٹ حوالے کرنے کے بعد کوئی دعویٰ قبول نہیں ہو گا۔',
  'ترسیل کے دوران نقصان کا خطرہ بھیجنے والے کا ہے۔',
  'ڈیلیوری کی مدت کام کے دنوں میں شمار ہوتی ہے؛ ہفتہ اور اتوار شامل نہیں۔',
  'کسٹم میں ہونے والی تاخیر ڈیلیوری کی مدت میں شامل نہیں۔',
  'موسم، ہڑتال، جنگ یا کسی اور ناگہانی وجہ سے تاخیر بھی شامل نہیں۔',
  'بھیجنے والا ضمانت دیتا ہے کہ تمام معلومات مکمل اور درست ہیں۔',
  'دوبارہ تولنے یا دور دراز علاقے کے اضافی اخراجات کمپنی کے ذمے نہیں۔',
  'نازک اشیا بغیر ضمانت لے جائی جاتی ہیں۔',
  'گم شدہ پارسل کی کوئی ضمانت نہیں دی جاتی۔',
]

/** The terms of carriage, in English and Urdu. */
export function Terms() {
  return (
    <section className="p-terms">
      <div lang="en" dir="ltr">
        <h2>Terms of carriage</h2>
        <Clauses texts={englishClauses} digits="0123456789" end="." />
      </div>
      <div lang="ur" dir="rtl">
        <h2>شرائطِ ترسیل</h2>
        <Clauses texts={urduClauses} digits="۰۱۲۳۴۵۶۷۸۹" end="۔" />
      </div>
    </section>
  )
}

interface ClausesProps {
  texts: string[]
  digits: string
  /** The text after the number of a clause. */
  end: string
}

/** Clauses carry their numbers as data, because not every browser supports lists with Urdu digits. */
function Clauses({ texts, digits, end }: ClausesProps) {
  return (
    <ol>
      {texts.map((text, index) => (
        <li data-number={`${inDigits(index + 1, digits)}${end}`} key={text}>
          <span>{wholeWords(text)}</span>
        </li>
      ))}
    </ol>
  )
}

function inDigits(count: number, digits: string): string {
  return String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}
