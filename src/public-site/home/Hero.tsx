import { company } from '@/company'
import { TrackBox } from '../TrackBox'
import { HeroArt } from './HeroArt'

export function Hero() {
  return (
    <section className="cc-hero cc-deep">
      <div className="container-xl cc-hero-in">
        <HeroArt />
        <h1>International Documents &amp; Parcel Delivery Service</h1>
        <p className="cc-lead">{company.sentences.hero}</p>
        <TrackBox hint="Ten digits, under the barcode on your receipt." />
      </div>
    </section>
  )
}
