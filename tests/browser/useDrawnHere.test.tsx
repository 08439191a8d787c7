import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useDrawnHere } from '@/browser/useDrawnHere'

const seen: boolean[] = []
const Page = () => {
  const isDrawnHere = useDrawnHere()
  seen.push(isDrawnHere)
  return isDrawnHere ? 'here' : 'before'
}

it('a page is not drawn here before it reaches a browser, nor while it is taken over from there', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  expect(container).toHaveTextContent('before')
  seen.length = 0
  const { unmount } = render(<Page />, { container, hydrate: true })
  expect(seen).toEqual([false, true])
  expect(screen.getByText('here')).toBeVisible()
  unmount()
  container.remove()
})

it('a page that begins in the browser is drawn here from the start', () => {
  seen.length = 0
  render(<Page />)
  expect(seen).toEqual([true])
})
