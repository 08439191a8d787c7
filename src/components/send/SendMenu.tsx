import { type MouseEvent, useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { HOME_COUNTRY } from '@/domain/homeCountry'
import { newTab } from '@/domain/links'
import type { Party } from '@/domain/shipment/bill'
import { type Addressee, isInEnglish, nameOf } from '@/domain/shipment/shipmentMessage'
import { whatsAppNumber } from '@/domain/whatsAppNumber'
import { paths } from '@/paths'
import { addressIn } from '@/texts/languages'
import { language as pageLanguage } from '@/texts/language'
import { shipmentText } from '@/texts/shipmentText'
import { t } from '@/texts/t'

type Contact = Pick<Party, 'company' | 'contactPerson' | 'phone1' | 'phone2'>

interface SendMenuProps {
  company: {
    name: string
    siteUrl: string
    /** Delivery times, in working days. */
    services: readonly { name: string; from: number; to: number }[]
  }
  airwayBillNo: string
  /** The name of the service; '' if it is not known. */
  service: string
  shipper: Contact
  receiver: Contact & Pick<Party, 'country'>
}

/** A message about a shipment, ready to send to its shipper or receiver, in WhatsApp’s own tab. */
export function SendMenu(props: SendMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dropdown className="cc-send" show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle variant="light">{t('send.sendOnWhatsApp')}</Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu>
          <SendChoices {...props} />
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}

/** The two choices of the menu. */
export function SendChoices({ company, airwayBillNo, service, shipper, receiver }: SendMenuProps) {
  /** Set by the first click, before any render, so that a double click opens one tab only. */
  const isSent = useRef(false)
  const send = (event: MouseEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
  const item = (to: Addressee, label: string, contact: Contact, country: string) => {
    const number = whatsAppNumber([contact.phone1, contact.phone2], country)
    const text = () => {
      const language = isInEnglish(to, country) ? 'en' : pageLanguage
      const facts = {
        company: company.name,
        airwayBillNo,
        service,
        windows: company.services,
        shipper,
        trackingUrl: company.siteUrl + addressIn(language, paths.tracking(airwayBillNo)),
      }
      return shipmentText(to, facts, language)
    }
    const content = (
      <>
        {label}
        <small translate="no">
          <bdi>{nameOf(contact)}</bdi> {number !== null && <bdi dir="ltr">+{number}</bdi>}
        </small>
        {number === null && <small>{t('send.noNumber')}</small>}
      </>
    )
    if (number === null) {
      return (
        <Dropdown.Item className="cc-send-item" as="button" type="button" disabled>
          {content}
        </Dropdown.Item>
      )
    }
    return (
      <Dropdown.Item
        className="cc-send-item"
        href={`https://wa.me/${number}?text=${encodeURIComponent(text())}`}
        {...newTab}
        onClick={send}
      >
        {content}
      </Dropdown.Item>
    )
  }
  return (
    <>
      {item('shipper', t('send.toShipper'), shipper, HOME_COUNTRY)}
      {item('receiver', t('send.toReceiver'), receiver, receiver.country)}
    </>
  )
}
