/** Rows that a sheet may have, blank ones included. */
export const MAX_ROWS_HELD = 50_000
/** Cells that a workbook may have, blank ones with a style included. */
export const MAX_CELLS_HELD = 1_000_000

/** Each has a sentence in readWorkbook.ts. */
export type WorkbookProblem =
  'damaged' | 'isLocked' | 'isOldExcel' | 'isOther' | 'isWord' | 'tooManyRows' | 'workbookTooLarge'

/**
 * Why a workbook is not read. A code, because a worker has no texts, and errors lose their class on the way to the
 * page.
 */
export class UnreadableWorkbook extends Error {
  constructor(
    readonly problem: WorkbookProblem,
    readonly rows = 0,
  ) {
    super(problem)
  }
}
