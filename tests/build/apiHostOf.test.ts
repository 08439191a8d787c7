// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { apiHostOf } from '@/build/apiHostOf'

describe('VITE_API_HOST', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    [' https://api.example.com ', 'https://api.example.com'],
    ['http://localhost:8080/', 'http://localhost:8080'],
  ])('%j is read as %j', (value, host) => {
    expect(apiHostOf({ env: value === undefined ? {} : { VITE_API_HOST: value } })).toBe(host)
  })

  test.each(['api.example.com', 'ftp://api.example.com', 'https://api.example.com/v1', 'https://a b'])(
    '%j stops the build',
    (value) => {
      expect(() => apiHostOf({ env: { VITE_API_HOST: value } })).toThrow('must be an http(s) origin')
    },
  )
})
