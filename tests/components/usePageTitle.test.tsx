import { renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { usePageTitle } from '@/components/usePageTitle'

it('the title is the page’s, already when the page is told of', () => {
  const told: string[] = []
  const { rerender } = renderHook(
    (title: string) => {
      usePageTitle(title)
      useLayoutEffect(() => void told.push(document.title))
    },
    { initialProps: 'Chenab | Home' },
  )
  rerender('Chenab | Track With Us')
  expect(told).toEqual(['Chenab | Home', 'Chenab | Track With Us'])
})
