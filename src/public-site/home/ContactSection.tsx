import { ContactCard } from './ContactCard'
import { ContactForm } from './ContactForm'

export function ContactSection() {
  return (
    <section id="contact" className="cc-sec cc-contact">
      <div className="container-xl cc-contact-in">
        <div>
          <div className="cc-head">
            <h2>Contact us</h2>
            <p className="cc-lead">Rates, pick-ups, papers: ask, and the head office answers by e-mail.</p>
          </div>
          <ContactForm />
        </div>
        <ContactCard />
      </div>
    </section>
  )
}
