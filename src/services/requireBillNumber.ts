import { ServiceError } from './http/errors'

/** Throws a ServiceError for a bill without an airway bill number, which has no papers. @param call its name */
export function requireBillNumber(call: string, { airwayBillNo }: { airwayBillNo: string }): void {
  if (airwayBillNo !== '') return
  throw new ServiceError(call, { kind: 'badAnswer', status: null, message: 'This bill has no airway bill number.' })
}
