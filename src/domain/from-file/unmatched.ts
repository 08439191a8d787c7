import type { ColumnId } from './fileColumns'
import type { PartyField } from './headingNames'
import type { NamedUnit } from './measures'

/** Why a column is not matched automatically, although its heading is known. */
export type Unmatched =
  | { why: 'unit'; id: ColumnId; unit: NamedUnit }
  | { why: 'units' | 'no unit' | 'several' | 'unclear' | 'values'; id: ColumnId }
  | { why: 'currency'; id: ColumnId; currency: string }
  | { why: 'party'; field: PartyField }
