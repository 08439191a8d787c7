import { afterAll, vi } from 'vitest'

/** Modules are loaded once for all files of this project: a file that loads them anew would leave its own behind. */
function refused(): never {
  throw new Error('Files that reset or mock modules belong to the project `alone` of vite.config.ts')
}

vi.resetModules = refused
vi.doMock = refused

/** What is still being loaded when a file ends would stay broken for the files after it. */
afterAll(async () => {
  await vi.dynamicImportSettled()
  // One that has loaded may begin another in its next turn.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.dynamicImportSettled()
})
