import { useState } from 'react'

/** The ID card's two sides; a side that does not come says so on the paper itself. */
export function IdCards({ front, back }: { front: string; back: string }) {
  return (
    <div className="p-ids">
      <IdCard name="ID card, front" address={front} />
      <IdCard name="ID card, back" address={back} />
    </div>
  )
}

function IdCard({ name, address }: { name: string; address: string }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <figure>
      {isMissing ? (
        <p className="p-missing" data-missing={name}>
          The image could not be loaded.
        </p>
      ) : (
        <img src={address} alt={name} referrerPolicy="no-referrer" onError={() => setIsMissing(true)} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
