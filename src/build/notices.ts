import { company } from '../company.ts'

/** What pages say where the site's own scripts cannot. Each shows by itself; public/failed.js shows the last one. */

const call = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`
const chat = `<a href="${company.chatUrl}" rel="noopener noreferrer">our chat</a>`
const ask = `To ask for a shipment, call ${call} or write in ${chat}.`

const notice = (attributes: string, title: string, text: string) =>
  `<div class="cc-notice ${attributes}><b>${title}</b> ${text} ${ask}</div>`

/** For whoever has no scripts; the page of a shipment has nothing to show without them. */
const withoutScripts = `<noscript>${notice('"', 'Scripts are off in this browser.', 'Tracking, forms and the login need them.')}</noscript>`

/** Styles hide it from browsers that are new enough: it stands where no script of ours can be read. */
const tooOld = notice(
  'old" data-nosnippet',
  'This browser is too old for this site.',
  'Update it, or use another one: Chrome, Edge, Firefox or Safari of the last years.',
)

const failed = notice(
  'failed" id="failed" role="alert" hidden',
  'A part of the site could not be loaded.',
  '<button type="button">Load the page again</button>',
)

/** Puts the notices into a page; the first of its links stays the one that skips to the content. */
export function withNotices(html: string): string {
  return html.replace('<body>', `<body>${withoutScripts}`).replace('</body>', `${tooOld}${failed}</body>`)
}

const watch = (attributes: string) => `<script src="/failed.js" ${attributes}></script>`

/** For the head of a page that is nothing without its scripts, before those that it watches. */
export const WATCHED = ['<noscript><link rel="stylesheet" href="/plain.css"></noscript>', watch('defer')]

/** For a page that can be read without its scripts: comes with them, and leaves the page as it is. */
export const WATCHED_BESIDES = watch('data-besides')
