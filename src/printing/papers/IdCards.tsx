import { useContext, useState } from 'react'
import { PicturesLeftOut } from '../run/picturesLeftOut'

interface IdCardsProps {
  /** Null where the address must not be followed. */
  front: string | null
  back: string | null
}

/** The ID card's two sides; a side that does not come says so on the paper itself. */
export function IdCards({ front, back }: IdCardsProps) {
  return (
    <div className="p-ids">
      <IdCard name="ID card, front" address={front} />
      <IdCard name="ID card, back" address={back} />
    </div>
  )
}

function IdCard({ name, address }: { name: string; address: string | null }) {
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')
  const isLeftOut = useContext(PicturesLeftOut) && state !== 'there'
  return (
    <figure>
      {address === null ? (
        // Nobody waits for it, and trying again would not bring it: what can be printed is printed.
        <p className="p-missing">The image is missing: its address cannot be used.</p>
      ) : isLeftOut ? (
        <p className="p-missing">The image could not be loaded. This form was printed without it.</p>
      ) : state === 'missing' ? (
        <p className="p-missing" data-missing={name}>
          The image could not be loaded.
        </p>
      ) : (
        <img
          src={address}
          alt={name}
          referrerPolicy="no-referrer"
          onLoad={() => setState('there')}
          onError={() => setState('missing')}
        />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
