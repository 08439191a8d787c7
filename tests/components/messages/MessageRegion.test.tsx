import { act, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageRegion } from '@/components/messages/MessageRegion'
import { MessagesProvider } from '@/components/messages/MessagesProvider'
import { useMessages } from '@/components/messages/useMessages'

function Both() {
  const messages = useMessages()
  const show = () => {
    messages.success('Center added successfully !!')
    messages.error("Center doesn't exists")
  }
  return (
    <button type="button" onClick={show}>
      Show
    </button>
  )
}

it('a success is a success alert that is told politely, an error a danger alert that interrupts', () => {
  render(
    <MessagesProvider>
      <Both />
      <MessageRegion />
    </MessagesProvider>,
  )
  act(() => screen.getByRole('button', { name: 'Show' }).click())
  const alerts = (['status', 'alert'] as const).map((role) => {
    const region = screen.getByRole(role)
    const { className, textContent } = region.firstElementChild ?? {}
    return [region.getAttribute('aria-live'), className?.split(' ').slice(0, 2).join(' '), textContent]
  })
  expect(alerts).toEqual([
    ['polite', 'alert alert-success', 'Center added successfully !!'],
    ['assertive', 'alert alert-danger', "Center doesn't exists"],
  ])
  expect(within(screen.getByRole('status')).queryByText("Center doesn't exists")).toBeNull()
})
