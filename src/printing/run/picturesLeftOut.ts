import { createContext } from 'react'

/** Whether the papers go without the pictures that have not come; each place says so on the paper itself. */
export const PicturesLeftOut = createContext(false)
