import { Icon } from '@/components/Icon'
import { company } from '@/company'
import { Braid, type Strands } from '../drawings'
import { chatLink, telLink } from '../links'

/** Length of river per card, in viewBox units: each card shows the next stretch of the same river. */
const STRETCH = 351

export function LocationsSection() {
  return (
    <section id="locations" className="cc-section">
      <div className="container-xl">
        <div className="cc-section-head">
          <h2>Our locations</h2>
          <p className="cc-lead">{company.sentences.locations}</p>
        </div>
        <ul className="cc-places">
          {company.branches.map((branch, index) => (
            <li key={branch.name} className={branch.isHeadOffice ? 'card cc-place head-office' : 'card cc-place'}>
              <Stretch index={index} />
              <div className="cc-place-body">
                <h3 id={`branch-${index}`}>{branch.name}</h3>
                <address>
                  {branch.address.map((line) => (
                    <span key={line} className="d-block">
                      {line}
                    </span>
                  ))}
                </address>
                <p>
                  <a className="cc-phone" href={telLink(branch.phone)}>
                    <Icon name="phone" small />
                    <span className="cc-number" translate="no">
                      {branch.phone}
                    </span>
                  </a>
                </p>
                <p className="cc-place-actions">
                  <BranchLink look="btn-primary" href={chatLink(branch.chatUrl)} branch={index} text="Contact Now" />
                  <BranchLink look="btn-outline-secondary" href={branch.mapUrl} branch={index} text="Get Direction" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface BranchLinkProps {
  look: string
  href: string
  branch: number
  text: string
}

function BranchLink({ look, href, branch, text }: BranchLinkProps) {
  return (
    <a
      className={`btn ${look}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={`branch-${branch}`}
    >
      {text}
    </a>
  )
}

function Stretch({ index }: { index: number }) {
  return (
    <svg
      className="cc-map"
      viewBox={`${index * STRETCH} 0 331 132`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <Braid strands={mapStrands} />
      <path className="road" d="M-200 66H1400" />
      <circle className="point" cx={index * STRETCH + 39} cy="66" r="9" />
    </svg>
  )
}

const mapStrands: Strands = {
  full: [
    '-59 110 66 -6 65 -18 61 -25 63 -21 67 -3 66 5 65 9 63 22 62 21 65 7 66 -1 67 -6 63 -23 58 -31 66 -18 67 2 64 22 60 33 61 24',
    '-60 93 66 1 66 -5 64 -18 62 -24 65 -13 67 1 64 16 59 31 63 23 68 -3 65 -15 63 -10 65 -14 63 -14 64 -9 66 -2 66 8 63 21 61 25',
    '-60 98 66 -4 66 -8 63 -20 62 -23 66 -3 65 10 64 8 66 11 64 12 63 12 66 10 67 -6 60 -29 60 -30 66 -9 66 7 65 14 62 21 62 24',
    '-60 92 67 8 67 1 64 -25 58 -37 66 -16 68 10 63 21 61 25 64 19 66 4 66 -4 65 -11 62 -24 62 -21 65 -5 66 -2 67 4 64 22 58 34',
    '-59 110 65 -13 64 -19 62 -20 65 -14 67 -2 65 2 65 7 63 21 62 22 65 9 66 -1 67 -9 61 -27 59 -32 67 -14 67 9 62 26 60 28 64 17',
  ],
  thin: [
    '-60 93 65 -9 66 -2 65 -11 63 -21 64 -12 66 0 66 9 63 23 61 26 65 15 67 -1 64 -22 57 -37 63 -26 69 6 64 17 64 11 65 12 65 17',
    '-60 94 66 -7 65 -4 67 -8 63 -15 63 -15 66 -13 68 4 61 29 59 34 66 13 67 -8 64 -17 60 -27 63 -23 66 -4 65 7 65 13 64 15 65 16',
  ],
}
