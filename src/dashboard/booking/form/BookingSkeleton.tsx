import { sectionNames, type Section } from '../sections/bookingSections'

const shown: readonly Section[] = ['booking', 'shipper', 'receiver']
const lines = ['w2', 'w1', 'w3']

/** Stands in the place of the form while the tab's draft is read: the form itself never shows empty before it is filled. */
export function BookingSkeleton() {
  return (
    <div className="cc-booking" aria-busy="true">
      <div>
        <p className="visually-hidden" role="status">
          Bringing the booking back…
        </p>
        {shown.map((section) => (
          <fieldset className="cc-form-section" key={section} aria-hidden="true">
            <legend>{sectionNames[section]}</legend>
            <div className="cc-panel cc-waiting">
              {lines.map((width) => (
                <span className={`cc-skeleton ${width}`} key={width} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}
