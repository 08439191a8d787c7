import { readTrackedShipment } from '@/services/wire/trackedShipment'
import { answerLook, answerTexts } from './answerTexts'

/**
 * A script of its own, small and before all others: writes what the backend says of the number into the page that the
 * build has drawn, long before the scripts of the whole site have come over a phone's line. Whatever goes wrong here is
 * left to them.
 */
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
