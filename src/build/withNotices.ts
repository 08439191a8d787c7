import { company } from '../company.ts'
import type { Language } from '../texts/languages.ts'

/** Notices for when the site's scripts cannot run. All show without scripts except `failed`, shown by failed.js. */

interface Texts {
  /** @param call a link @param chat a link */
  ask: (call: string, chat: string) => string
  chat: string
  withoutScripts: readonly [title: string, text: string]
  tooOld: readonly [title: string, text: string]
  failed: readonly [title: string, button: string]
}

/** Not in the catalogues, because those are loaded by scripts. */
const texts: Record<Language, Texts> = {
  en: {
    ask: (call, chat) => `To ask about a shipment, call ${call} or write to ${chat}.`,
    chat: 'our chat',
    withoutScripts: ['JavaScript is turned off in this browser.', 'Tracking, forms and the login need it.'],
    tooOld: [
      'This browser is too old for this site.',
      'Update it, or use a recent version of Chrome, Edge, Firefox or Safari.',
    ],
    failed: ['A part of the site could not be loaded.', 'Load the page again'],
  },
  ur: {
    ask: (call, chat) => `شپمنٹ کے بارے میں پوچھنے کے لیے ${call} پر کال کریں یا ${chat} میں لکھیں۔`,
    chat: 'ہماری چیٹ',
    withoutScripts: ['اس براؤزر میں جاوا اسکرپٹ بند ہے۔', 'ٹریکنگ، فارم اور لاگ اِن اس کے بغیر نہیں چلتے۔'],
    tooOld: [
      'یہ براؤزر اس ویب سائٹ کے لیے بہت پرانا ہے۔',
      'اسے اپ ڈیٹ کریں، یا ⁦Chrome⁩، ⁦Edge⁩، ⁦Firefox⁩ یا ⁦Safari⁩ کا نیا ورژن استعمال کریں۔',
    ],
    failed: ['ویب سائٹ کا ایک حصہ نہیں کھل سکا۔', 'صفحہ دوبارہ کھولیں'],
  },
}

const call = `<a href="tel:${company.phone.replaceAll(' ', '')}"><bdi>${company.phone}</bdi></a>`
const linked = (words: string) => `<a href="${company.chatUrl}" rel="noopener noreferrer">${words}</a>`

/**
 * The notices of a page in its language. Those of too old browsers and of failed scripts go to the end of the body, so
 * that the skip link stays the page's first link.
 */
export function withNotices(html: string, language: Language): string {
  const { ask, chat, withoutScripts, tooOld, failed } = texts[language]
  const notice = (attributes: string, title: string, text: string) =>
    `<div class="cc-notice ${attributes}><b>${title}</b> ${text} ${ask(call, linked(chat))}</div>`
  const [failedTitle, again] = failed
  return html.replace('<body>', `<body><noscript>${notice('"', ...withoutScripts)}</noscript>`).replace(
    '</body>',
    // `old` is hidden by CSS that only new enough browsers understand; the others cannot run our scripts either.
    notice('old" data-nosnippet', ...tooOld) +
      notice('failed" id="failed" role="alert" hidden', failedTitle, `<button type="button">${again}</button>`) +
      '</body>',
  )
}

/** For a page that is useless without its scripts. */
export const NO_SCRIPT_TAG = '<noscript><link rel="stylesheet" href="/plain.css"></noscript>'

/** Must come before the scripts that it watches. */
export const FAILURE_WATCH_TAG = '<script src="/failed.js" defer></script>'
