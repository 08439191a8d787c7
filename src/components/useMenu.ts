import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

export function useMenu<Frame extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<Frame>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = (backToButton = false) => {
    setIsOpen(false)
    if (backToButton) button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[data-menu] :is(a, button)') ?? [])]
    const place = items.findIndex((item) => item === document.activeElement)
    items.at((Math.max(place, step > 0 ? -1 : 0) + step) % items.length)?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== button.current) setIsOpen(false)
  }
  return { isOpen, open: () => setIsOpen(true), close, frame, button, onKeyDown, onBlur }
}
