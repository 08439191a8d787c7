import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useMenu } from '@/components/useMenu'

const onOuterKey = vi.fn()

function Menu() {
  const { isOpen, open, close, frame, button, onKeyDown, onBlur } = useMenu<HTMLDivElement>()
  return (
    <div role="toolbar" tabIndex={-1} onKeyDown={onOuterKey}>
      <div role="toolbar" tabIndex={-1} ref={frame} onKeyDown={onKeyDown}>
        <button type="button" ref={button} aria-expanded={isOpen} onClick={open}>
          Menu
        </button>
        <button type="button">Beside it</button>
        {isOpen && (
          <div data-menu onBlur={onBlur}>
            <a href="#one">One</a>
            <button type="button">Two</button>
            <i tabIndex={-1}>No item</i>
            <a href="#three">Three</a>
          </div>
        )}
      </div>
      <button type="button" onClick={() => close()}>
        Close
      </button>
    </div>
  )
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' })
const item = (name: string) => screen.getByText(name)
const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true'
const begin = ({ opens = true } = {}) => {
  onOuterKey.mockClear()
  render(<Menu />)
  act(() => menuButton().focus())
  if (opens) fireEvent.click(menuButton())
}
const focus = (name: string) => act(() => item(name).focus())
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('a menu', () => {
  it('is closed until it is opened, and where it is told to close the focus stays', () => {
    begin({ opens: false })
    expect(isOpen()).toBe(false)
    fireEvent.click(menuButton())
    expect(isOpen()).toBe(true)
    focus('One')
    fireEvent.click(item('Close'))
    expect(isOpen()).toBe(false)
    expect(menuButton()).not.toHaveFocus()
  })

  it.each([
    ['ArrowDown', 'Menu', 'One'],
    ['ArrowDown', 'One', 'Two'],
    ['ArrowDown', 'Two', 'Three'],
    ['ArrowDown', 'Three', 'One'],
    ['ArrowUp', 'Menu', 'Three'],
    ['ArrowUp', 'Three', 'Two'],
    ['ArrowUp', 'Two', 'One'],
    ['ArrowUp', 'One', 'Three'],
    ['ArrowRight', 'One', 'One'],
  ])('is gone through by %s: from %s to %s', (key, from, to) => {
    begin()
    focus(from)
    press(key)
    expect(item(to)).toHaveFocus()
    expect(isOpen()).toBe(true)
  })

  it('keeps the page from scrolling by those keys, and by no others', () => {
    begin()
    for (const key of ['ArrowDown', 'ArrowUp']) expect(press(key)).toBe(false)
    for (const key of ['ArrowRight', 'Tab', 'a']) expect(press(key)).toBe(true)
  })

  it('closes by Escape and gives the focus back to its button, and nothing around it closes', () => {
    begin()
    focus('Two')
    press('Escape')
    expect(isOpen()).toBe(false)
    expect(menuButton()).toHaveFocus()
    expect(onOuterKey).not.toHaveBeenCalled()
  })

  it('leaves keys to others while it is closed', () => {
    begin({ opens: false })
    expect(press('ArrowDown')).toBe(true)
    press('Escape')
    expect(onOuterKey).toHaveBeenCalledTimes(2)
    expect(menuButton()).toHaveFocus()
  })

  it.each([
    ['another item', 'Two', true],
    ['its button, which closes it itself', 'Menu', true],
    ['what stands beside it', 'Beside it', false],
    ['nothing', null, false],
  ])('whose focus goes to %s is open after it: %s %s', (_, to, stays) => {
    begin()
    const blur = createEvent.focusOut(item('One'), { relatedTarget: to === null ? null : item(to) })
    fireEvent(item('One'), blur)
    expect(isOpen()).toBe(stays)
  })
})
