/** A sign and a face of type for each place in the row; more partners begin again. */
const looks = [
  { face: 'w1', sign: null },
  { face: 'w2', sign: 'M2.5 20a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0' },
  { face: 'w3', sign: 'M2 27 22 9v18' },
  { face: 'w4', sign: 'M2 12h18M11 12v16' },
  { face: 'w5', sign: 'M2 28a10 10 0 0 1 20 0ZM12 28l7-15' },
  { face: 'w2', sign: 'm2 13 9 14 9-14' },
  { face: 'w1', sign: 'M3 12c20 0 20 16 0 16' },
  { face: 'w3', sign: 'M1 25c6-15 11-15 11 0s7 6 10-7' },
  { face: 'w5', sign: 'M3 28 20 10M8 28l14-9' },
  { face: 'w4', sign: 'M3 12h17l-8.5 16Z' },
] as const

/** A neutral wordmark drawn for this project: the name in one of five faces, with a sign of its own. */
export function PartnerMark({ name, index }: { name: string; index: number }) {
  const { face, sign } = looks[index % looks.length] ?? looks[0]
  return (
    <span className={`cc-partner ${face}`}>
      {sign && (
        <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
      {name}
    </span>
  )
}
