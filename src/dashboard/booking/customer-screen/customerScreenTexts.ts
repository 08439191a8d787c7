/** Both languages are shown at once, whatever the page's: so these stand beside each other. */
export const texts = {
  welcome: { en: 'Welcome', ur: 'خوش آمدید' },
  follows: {
    en: 'Your booking appears here as it is entered. Please check that everything is right.',
    ur: 'جیسے جیسے آپ کی بکنگ لکھی جائے گی، یہاں نظر آئے گی۔ براہِ کرم ساتھ ساتھ دیکھ لیں کہ سب درست ہے۔',
  },
  shipper: { en: 'Shipper', ur: 'بھیجنے والا' },
  receiver: { en: 'Receiver', ur: 'وصول کنندہ' },
  pieces: { en: 'Pieces', ur: 'پیس' },
  weight: { en: 'Weight', ur: 'وزن' },
  chargeable: { en: 'Chargeable weight', ur: 'قابلِ ادا وزن' },
  service: { en: 'Service', ur: 'سروس' },
  workingDays: { en: 'Working days', ur: 'کام کے دن' },
  amount: { en: 'Amount', ur: 'رقم' },
  discount: { en: 'Discount', ur: 'رعایت' },
  gst: { en: 'GST', ur: 'جی ایس ٹی' },
  netAmount: { en: 'Net Amount', ur: 'کل رقم' },
  codAmount: { en: 'COD Amount', ur: 'سی او ڈی کی رقم' },
  thanks: { en: 'Thank you', ur: 'شکریہ' },
  booked: { en: 'Your shipment is booked.', ur: 'آپ کی شپمنٹ بک ہو گئی ہے۔' },
  number: { en: 'Airway bill number', ur: 'ایئر وے بل نمبر' },
  track: { en: 'Track it with this number at', ur: 'اس نمبر سے یہاں ٹریک کریں:' },
} as const

export type Text = keyof typeof texts
