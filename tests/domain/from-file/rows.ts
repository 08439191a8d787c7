export const headings = [
  'Reference,Shipper company,Shipper contact person,Shipper mobile 1,Shipper NTN/CNIC',
  'Receiver company,Receiver contact person,Receiver address,Receiver country,Receiver city,Receiver post code,Receiver phone 1',
  'Service,Payment,Amount,Shipment type,Weight,Pieces,COD,Remote area,Description,Length,Width,Height,Quantity,Unit price (US$)',
].join(',')
/** A valid row, with changes by heading. */
export function aRow(changes: Record<string, string> = {}): string {
  const row =
    'A1,Sana Textile Works,Sana Mehmood,03001234567,34201-0000000-7,Hallam & Daughters,Ruth Hallam,77 Mill Street,United Kingdom,Sheffield,S1 2AB,+441144960000,Express,Cash,14500,Parcel,12.5,1,No,No,Cotton bedspread,30,20,10,2,15'
  const cells = row.split(',')
  for (const [heading, text] of Object.entries(changes)) {
    const at = headings.split(',').indexOf(heading)
    if (at < 0) throw new Error(heading)
    cells[at] = text.includes(',') ? `"${text}"` : text
  }
  return cells.join(',')
}
