import { Icon } from '@/components/Icon'
import { company } from '@/company'
import { Braid } from '../art/Braid'
import { telLink } from '../contactLinks'
import { mapStrands } from './mapStrands'

/** Each card shows the next stretch of the same river. */
const STRETCH = 351

/** The three location cards. */
export function LocationsSection() {
  return (
    <section id="locations" className="cc-sec">
      <div className="container-xl">
        <div className="cc-head">
          <h2>Our locations</h2>
          <p className="cc-lead">{company.sentences.locations}</p>
        </div>
        <ul className="cc-places">
          {company.branches.map((branch, index) => (
            <li key={branch.name} className={branch.isHeadOffice ? 'cc-place ho' : 'cc-place'}>
              <Stretch index={index} />
              <div className="cc-place-b">
                <h3 id={`branch-${index}`}>{branch.name}</h3>
                <address>
                  {branch.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <p>
                  <a className="cc-tel" href={telLink(branch.phone)}>
                    <Icon name="phone" small />
                    <span className="cc-num">{branch.phone}</span>
                  </a>
                </p>
                <p className="cc-place-a">
                  <BranchLink look="btn-primary" href={branch.chatUrl} branch={index} text="Contact Now" />
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
  /** The branch's place among the cards; its heading says which branch the link means. */
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
      <path className="rd" d="M-200 66H1400" />
      <circle className="pt" cx={index * STRETCH + 39} cy="66" r="9" />
    </svg>
  )
}
