import { Link } from 'react-router-dom'
import { company } from '@/company'
import { paths } from '@/paths'
import { DryBed } from './drawings'
import './slab.css'
import { PageMeta } from './PageMeta'

export default function NotFoundPage() {
  return (
    <section className="cc-slab cc-deep">
      <PageMeta
        title={`${company.shortName} | Page not found`}
        description="This page does not exist."
        path={paths.home()}
        isUnlisted
      />
      <div className="container-xl">
        <div className="cc-lost">
          <div>
            <h1>Page not found</h1>
            <p className="cc-lead">This page does not exist. To find a shipment, track its number.</p>
            <p className="cc-lost-ways">
              <Link className="btn btn-warning" to={paths.tracking()}>
                Track a shipment
              </Link>
              <Link className="btn" to={paths.home()}>
                Home
              </Link>
            </p>
          </div>
          <DryBed />
        </div>
      </div>
    </section>
  )
}
