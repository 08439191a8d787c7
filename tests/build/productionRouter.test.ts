// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namesProduction, productionRouter } from '@/build/productionRouter'

const { resolveId, buildStart } = productionRouter()
const resolve = resolveId as (id: string) => string | null

it.each(['react-router', 'react-router/dom'])('leads %s to a file of the build for production', (id) => {
  const file = resolve(id) ?? ''
  expect(file).toContain('/dist/production/')
  expect(existsSync(file)).toBe(true)
})

it('leaves all else alone', () => {
  expect(resolve('react-router-dom')).toBeNull()
})

it('stops the build once the package names that build itself', () => {
  expect(() => (buildStart as () => void)()).not.toThrow()
  expect(namesProduction({ '.': { production: './dist/production/index.mjs' } })).toBe(true)
  expect(namesProduction({ '.': { default: './dist/development/index.mjs' } })).toBe(false)
})
