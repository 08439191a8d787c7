// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productionRouter } from '@/build/productionRouter'

it.each(['react-router', 'react-router/dom'])('%s resolves to the file of the production build', (id) => {
  const file = productionRouter.resolveId(id) ?? ''
  expect(file).toContain('/dist/production/')
  expect(existsSync(file)).toBe(true)
})

it('no other import is resolved', () => {
  expect(productionRouter.resolveId('react-router-dom')).toBeNull()
})

it('the plugin is still needed, as the package does not export its production build', () => {
  const { exports } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')) as { exports: unknown }
  expect(JSON.stringify(exports)).not.toContain('dist/production/')
})
