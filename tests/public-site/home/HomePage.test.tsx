import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { company } from '@/company'
import { addressOf, heading, visit, type Visit, withBackend } from '../../app'

const { store, server } = withBackend()

async function openHome(): Promise<Visit> {
  const site = visit('/')
  await heading('International Documents & Parcel Delivery Service')
  return site
}

const section = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no section ${id}`)
  return within(found)
}

describe('the home page', () => {
  it('has the company’s name as title and describes it for search engines', async () => {
    await openHome()
    // The title and the other tags of the head are set after the page has rendered.
    await waitFor(() => expect(document.title).toBe(company.name))
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${company.siteUrl}/`)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
  })

  it('has five features, eight services with their times, ten partners and three locations', async () => {
    await openHome()
    expect(
      section('whyChoose')
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual([
      'Door-to-door delivery',
      'Real-time tracking',
      'Fast, reliable, affordable rates',
      'Wide range of international courier services',
      '24/7 support',
    ])
    expect(
      section('services')
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Urgent', 'Express', 'Standard', 'Economy', 'Air Cargo', 'Student Package', 'Ecommerce', 'Attestation'])
    for (const days of ['2-3', '5-7', '8-10', '10-15']) {
      expect(section('services').getByText(days).parentElement).toHaveTextContent(`${days} working days`)
    }
    expect(within(screen.getByRole('group', { name: 'Partner logos' })).getAllByRole('listitem')).toHaveLength(10)
    for (const branch of company.branches) {
      const card = section('locations').getByRole('heading', { name: branch.name.en }).closest('li')
      if (!card) throw new Error('no card')
      for (const text of [...branch.address, branch.phone]) expect(card).toHaveTextContent(text)
      expect(within(card).getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', branch.chatUrl)
      expect(within(card).getByRole('link', { name: 'Get Direction' })).toHaveAttribute('href', branch.mapUrl)
    }
  })

  it('has a contact card with location, phone, both emails and hours', async () => {
    await openHome()
    const { address, phone, emails } = company
    const facts = section('contact')
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        ...[...(term.nextElementSibling?.children ?? [])].map((each) => each.textContent),
      ])
    expect(facts.slice(0, 3)).toEqual([
      ['Location', address],
      ['Phone', phone],
      ['Email', ...emails],
    ])
    const hours = section('contact').getByText('Hours').nextElementSibling
    expect(hours).toHaveTextContent('Monday to Saturday09:00 AM to 08:00 PMSunday closed')
  })

  it('shows the card’s hours and the footer’s hours in their places', async () => {
    await openHome()
    expect(section('contact').getByText(/09:00 AM to 08:00 PM/)).toBeVisible()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('09:00 AM to 07:00 PM')).toBeVisible()
    expect(footer.getByText(`© 2024 ${company.name}`)).toBeVisible()
    expect(footer.getByRole('link', { name: company.developer.name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', company.chatUrl)
  })

  it('links to its sections from the navbar and from the footer, on every page', async () => {
    visit('/tracking')
    await heading('Track With Us')
    for (const nav of ['Main', 'Quick links']) {
      const links = within(screen.getByRole('navigation', { name: nav })).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Home', '/'],
        ['Why Choose', '/#whyChoose'],
        ['Our Services', '/#services'],
        ['Our Locations', '/#locations'],
        ['Tracking', '/tracking'],
        ['Contact Us', '/#contact'],
      ])
    }
  })

  it('focuses the section that a link leads to, even from another page', async () => {
    const site = visit('/tracking')
    await heading('Track With Us')
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    await site.user.click(nav.getByRole('link', { name: 'Our Locations' }))
    const title = await screen.findByRole('heading', { name: 'Our locations' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(nav.getByRole('link', { name: 'Our Locations' })).toHaveAttribute('aria-current', 'location')
  })

  it('opens the login popup', async () => {
    const site = await openHome()
    await site.user.click(screen.getByRole('link', { name: 'Login' }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('describes the company in structured data', async () => {
    await openHome()
    const data: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(data).toMatchObject({
      '@type': 'Organization',
      name: company.name,
      subOrganization: company.branches.map(({ phone }) => ({
        telephone: phone,
        openingHours: 'Mo-Sa 09:00-19:00',
      })),
    })
  })
})

describe('the partners', () => {
  it('do not move if paused before their animation has loaded', async () => {
    let come = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          come = () => tell([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const belt = { autoplay: { start: vi.fn(), stop: vi.fn() }, destroy: () => undefined }
    vi.doMock('@/public-site/home/startBelt', () => ({ startBelt: () => belt }))
    const { user } = await openHome()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    come()
    await waitFor(() => expect(belt.autoplay.stop).toHaveBeenCalled())
    expect(belt.autoplay.start).not.toHaveBeenCalled()
    // The button has the focus, but its list is not hovered.
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(belt.autoplay.start).toHaveBeenCalled()
    vi.doUnmock('@/public-site/home/startBelt')
    vi.unstubAllGlobals()
  })
})

describe('the tracking box', () => {
  it.each([
    ['', 'Tracking No cannot be blank'],
    ['123', 'Enter a valid tracking no'],
  ])('refuses “%s”: %s', async (number, message) => {
    const site = await openHome()
    const field = screen.getByLabelText('Airway bill number')
    if (number) await site.user.type(field, number)
    await site.user.click(screen.getByRole('button', { name: 'Track' }))
    expect(screen.getByText(message)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(addressOf(site)).toBe('/')
  })

  it('opens the number’s page', async () => {
    const site = await openHome()
    const number = store.shipments[0]?.airwayBillNo
    await site.user.type(screen.getByLabelText('Airway bill number'), ` ${number} {Enter}`)
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${number}`))
  })

  it('names the invalid ones among several numbers', async () => {
    const site = await openHome()
    const box = screen.getByLabelText('Airway bill number')
    await site.user.click(box)
    await site.user.paste('3047182956\n304718295\n3047182957\n')
    expect(box).toHaveValue('3047182956 3047182957 304718295')
    await site.user.keyboard('{Enter}')
    expect(await screen.findByText('Enter a valid tracking no: 304718295')).toBeVisible()
    expect(box).toHaveFocus()
    expect(addressOf(site)).toBe('/')
  })

  it('leaves the limit on the number count to the tracking page', async () => {
    const site = await openHome()
    const all = Array.from({ length: 23 }, (_, index) => String(3_047_182_900 + index))
    await site.user.click(screen.getByLabelText('Airway bill number'))
    await site.user.paste(all.join('\n'))
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${all.join('-')}`))
    expect(await screen.findByText(/3 more were left out/)).toBeVisible()
  })

  it('accepts a pasted column of numbers', async () => {
    const site = await openHome()
    await site.user.click(screen.getByLabelText('Airway bill number'))
    await site.user.paste('3047182956\n3047182957\n')
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(site)).toBe('/tracking/3047182956-3047182957'))
  })
})

describe('the contact form', () => {
  const send = () => screen.getByRole('button', { name: 'Send message' })
  const field = (name: string) => section('contact').getByRole('textbox', { name })

  async function write({ user }: Visit) {
    await user.type(field('Full name'), 'Amina Khokhar')
    await user.type(field('Email'), 'amina@sheesham.example')
    await user.type(field('Message'), 'What does a box of 12 kg to Leeds cost?')
    await user.click(send())
  }

  it('requires all three fields and sends nothing; each field opens the right keyboard on a phone', async () => {
    const { user } = await openHome()
    expect(field('Full name')).toHaveAttribute('autocomplete', 'name')
    expect(field('Email')).toHaveAttribute('autocomplete', 'email')
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByRole('textbox', { name: 'Airway bill number' })).toHaveAttribute('inputmode', 'numeric')
    await user.click(send())
    expect(await screen.findByText('Full name is required')).toBeVisible()
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Message cannot be blank')).toBeVisible()
    await waitFor(() => expect(field('Full name')).toHaveFocus())
    expect(store.calls).toEqual([])
  })

  it('sends, confirms it, and is cleared', async () => {
    const site = await openHome()
    await write(site)
    expect(await screen.findByText('Mail sent successfully')).toBeVisible()
    expect(store.calls.at(-1)?.fields).toEqual({
      fullName: 'Amina Khokhar',
      email: 'amina@sheesham.example',
      message: 'What does a box of 12 kg to Leeds cost?',
    })
    expect(field('Message')).toHaveValue('')
    // The message disappears after three seconds, but remains in the form.
    expect(screen.getByText(/^We have your message/)).toBeVisible()
  })

  it('preserves the text if it is refused', async () => {
    server.use(
      http.post('*/api/contact/sendEmail', () => HttpResponse.json({ error: 'Mail server is down' }, { status: 500 })),
    )
    const site = await openHome()
    await write(site)
    expect((await screen.findAllByText('Mail server is down'))[0]).toBeVisible()
    expect(field('Message')).toHaveValue('What does a box of 12 kg to Leeds cost?')
  })

  it('is not confirmed if a page comes in place of an answer', async () => {
    server.use(http.post('*/api/contact/sendEmail', () => HttpResponse.html('<!doctype html><title>Sign in</title>')))
    const site = await openHome()
    await write(site)
    expect((await screen.findAllByText('The server’s answer could not be read. Try again.'))[0]).toBeVisible()
    expect(screen.queryByText('Mail sent successfully')).toBeNull()
    expect(field('Message')).toHaveValue('What does a box of 12 kg to Leeds cost?')
  })

  it('sends once, however often it is pressed, and shows that it is sending', async () => {
    let release = () => {}
    let calls = 0
    server.use(
      http.post('*/api/contact/sendEmail', async () => {
        calls += 1
        await new Promise<void>((resolve) => (release = resolve))
        return HttpResponse.json({})
      }),
    )
    const site = await openHome()
    await write(site)
    expect(await screen.findByText('Sending your email')).toBeVisible()
    send().click()
    send().click()
    await waitFor(() => expect(calls).toBe(1))
    release()
    expect(await screen.findByText('Mail sent successfully')).toBeVisible()
    expect(calls).toBe(1)
  })
})
