import { company } from '../company.ts'

/** Notices for when the site's scripts cannot run. All show without scripts except `failed`, shown by failed.js. */

const call = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`
const chat = `<a href="${company.chatUrl}" rel="noopener noreferrer">our chat</a>`
const ask = `To ask about a shipment, call ${call} or write to ${chat}.`

const notice = (attributes: string, title: string, text: string) =>
  `<div class="cc-notice ${attributes}><b>${title}</b> ${text} ${ask}</div>`

const withoutScripts = `<noscript>${notice('"', 'JavaScript is turned off in this browser.', 'Tracking, forms and the login need it.')}</noscript>`

/** Hidden by CSS that only new enough browsers understand; the others cannot run our scripts either. */
const tooOld = notice(
  'old" data-nosnippet',
  'This browser is too old for this site.',
  'Update it, or use a recent version of Chrome, Edge, Firefox or Safari.',
)

const failed = notice(
  'failed" id="failed" role="alert" hidden',
  'A part of the site could not be loaded.',
  '<button type="button">Load the page again</button>',
)

/** `tooOld` and `failed` go to the end of the body, so that the skip link stays the page's first link. */
export function withNotices(html: string): string {
  return html.replace('<body>', `<body>${withoutScripts}`).replace('</body>', `${tooOld}${failed}</body>`)
}

/** For a page that is useless without its scripts. */
export const WITHOUT_SCRIPTS = '<noscript><link rel="stylesheet" href="/plain.css"></noscript>'

/** Must come before the scripts that it watches. */
export const WATCHED = '<script src="/failed.js" defer></script>'
