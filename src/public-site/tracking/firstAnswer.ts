import { readTrackedShipment } from '@/services/wire/trackedShipment'
import { answerLook, answerTexts } from './answerTexts'

/** Runs long before the site's other scripts arrive over a slow connection. Any failure is left to them. */
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
  // Hides the loading overlay (waiting.css); OneShipment removes the mark.
  dataset['answered'] = ''
}

showFirstAnswer().catch(() => undefined)
