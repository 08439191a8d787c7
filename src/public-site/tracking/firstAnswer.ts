import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { readTrackedShipment } from '@/services/wire/readTrackedShipment'
import { loadTexts, t } from '@/texts/t'
import { aboutPartner, answerLook, answerTexts } from './answerTexts'

/** Of an airway bill number, at the end of the address that public/theme.js has asked. */
const DIGITS = 10

/**
 * Shows where the shipment is, long before the other scripts have loaded over a slow connection. They show the rest.
 */
async function showFirstAnswer(): Promise<void> {
  const asked = window.askedAhead
  const [answer] = await Promise.all([asked?.answer, loadTexts('common', 'tracking')])
  if (!asked || !answer?.ok) return
  const shipment = readTrackedShipment(await answer.clone().json())
  const place = document.querySelector<HTMLElement>('.cc-answer')
  if (!shipment || !mayBeAbout(asked.url.slice(-DIGITS), shipment)) return
  if (!place || 'taken' in document.documentElement.dataset) return
  const { headline, day, meaning, partner, next } = answerTexts(shipment)
  place.dataset['look'] = answerLook(shipment)
  const step = place.children[0]
  // In its text node, which React takes over; an element in its place would count as one that moves.
  if (step?.firstChild) step.firstChild.textContent = `${headline} `
  step?.children[0]?.replaceChildren(day)
  const follow = partner ? t(aboutPartner(partner), { partner: partner.name }) : ''
  place.children[1]?.replaceChildren([meaning, follow, next].filter(Boolean).join(' '))
  document.querySelector('.cc-overlay')?.setAttribute('hidden', '')
}

// If this fails, the page itself shows the answer.
showFirstAnswer().catch(() => undefined)
