import { afterAll, vi } from 'vitest'

/** The files of this project share their modules, so a file that reset or mocked some would affect the others. */
function refused(): never {
  throw new Error('Files that reset or mock modules belong to the project `alone` of vite.config.ts')
}

vi.resetModules = refused
vi.doMock = refused

/** An import that is still loading when a file ends would stay broken for the files after it. */
afterAll(async () => {
  await vi.dynamicImportSettled()
  // A module that has just loaded may import another one in its next turn.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.dynamicImportSettled()
})
