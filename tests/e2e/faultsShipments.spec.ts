import { test } from '@playwright/test'
import { printTrials } from './faultReport'
import { tryWriting } from './faultsOfWriting'
import * as screens from './faultScreens'
import { watch } from './faultWatch'
import { resetBackend, openAs } from './staff'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

const { upTrack, downTrack, addNote, voidShipment } = screens
const { createCenter, updateCenter, deleteCenter, activateCenter, inactivateCenter } = screens
const popups = { upTrack, downTrack, addNote, voidShipment }
const centerPopups = { createCenter, updateCenter, deleteCenter, activateCenter, inactivateCenter }

for (const [name, screen] of Object.entries({ ...popups, ...centerPopups })) {
  test(`${name} survives every fault`, async ({ page }) => {
    const watched = await watch(page)
    await openAs(page, 'headoffice')
    await tryWriting(page, watched, screen(page))
  })
}
