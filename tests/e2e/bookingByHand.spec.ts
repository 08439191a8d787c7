import { expect, test, type Page } from '@playwright/test'
import { BOOKING, openForm } from './bookingForm'
import { idCard, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

/** Files as somebody drags or pastes them: made in the page, and handed to an element. */
async function hand(page: Page, how: 'drop' | 'paste', selector: string, names: string[]): Promise<boolean> {
  const bytes = [...idCard('any').buffer]
  return page.locator(selector).evaluate(
    (target, [how, bytes, names]) => {
      const carried = new DataTransfer()
      for (const name of names) carried.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      if (how === 'paste')
        return target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: carried }))
      const over = target.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: carried }))
      return target.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: carried })) || over
    },
    [how, bytes, names] as const,
  )
}

const shown = (page: Page) => page.locator('.cc-upload-preview img')

test('files that are dropped beside their places, or pasted, are taken and never opened', async ({ page, context }) => {
  await openForm(page)
  expect(await hand(page, 'drop', 'h1', ['front.png', 'back.png']), 'left to the browser').toBe(false)
  await expect(shown(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible()
  await hand(page, 'paste', '[name="recCity"]', ['image.png'])
  await expect(shown(page)).toHaveCount(3)
  expect(await hand(page, 'drop', 'nav >> nth=0', ['more.png']), 'left to the browser').toBe(false)
  await expect(page.getByText(/Not enough space for more.png/).first()).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe(BOOKING)
})
