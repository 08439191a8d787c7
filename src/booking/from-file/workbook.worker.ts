import { expose } from 'comlink'
import { workbookSheets } from './workbookSheets'

/** Reads a workbook off the page's thread, so that one that takes long can be given up. */
expose(workbookSheets)
