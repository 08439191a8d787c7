// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { hostFiles } from '@/build/hostFiles'

describe('the files for hosts', () => {
  const of = (apiHost: string) => {
    const files = hostFiles(apiHost, ['/login'])
    return [files['hosting/nginx.conf'] ?? '', files['hosting/Caddyfile'] ?? ''] as const
  }

  it('have a placeholder for a backend behind the site’s own origin', () => {
    const [nginx, caddy] = of('')
    expect(nginx).toMatch(/^# location ~ \^\/\(api\|uploads\)\/ \{ proxy_pass /m)
    expect(caddy).toMatch(/^# @backend path \/api\/\* \/uploads\/\*$/m)
  })

  it('have no such placeholder if the backend has an origin of its own', () => {
    for (const file of of('https://api.example.com')) expect(file).not.toContain('backend')
  })
})
