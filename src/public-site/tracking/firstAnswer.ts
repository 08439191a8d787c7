import { readTrackedShipment } from '@/services/wire/trackedShipment'
import { answerLook, answerTexts } from './answerTexts'

/** Runs long before the site's other scripts have come over a phone's line; whatever goes wrong is left to them. */
async function showFirstAnswer(): Promise<void> {
  const { dataset } = document.documentElement
  const isTaken = () => 'taken' in dataset
  if (!window.askedAhead || isTaken()) return
  const answer = await window.askedAhead.answer
  if (!answer.ok || answer.bodyUsed) return
  const shipment = readTrackedShipment(await answer.clone().json())
  if (!shipment || isTaken()) return

  for (const [place, text] of Object.entries(answerTexts(shipment))) {
    const element = document.querySelector(`[data-answer="${place}"]`)
    if (element) element.textContent = text
  }
  const look = answerLook(shipment)
  for (const element of document.querySelectorAll<HTMLElement>('[data-look]')) element.dataset['look'] = look
  // Nobody waits any more: OneShipment takes this back.
  dataset['answered'] = ''
}

showFirstAnswer().catch(() => undefined)
