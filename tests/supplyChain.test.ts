// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  os?: string[]
  engines?: { node?: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const installed = Object.entries(packages).filter(([place]) => place !== '')
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Packages that may run a script when installed: msw copies its service worker if configured to; @parcel/watcher, an
 * optional dependency of sass that nothing here uses, checks whether it must be compiled.
 */
const mayRunOnInstall = ['msw', '@parcel/watcher']

/** Licences that require nothing but their notice; OFL is that of the Urdu font. */
const licences = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'CC0-1.0', 'Unlicense']

describe('the lock file', () => {
  it('has only packages of the registry, each with its checksum', () => {
    expect(installed.length).toBeGreaterThan(100)
    const strange = installed.filter(
      ([, { link, resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        link || !resolved.startsWith('https://registry.npmjs.org/') || !/^sha512-[\w+/]{86}==/.test(integrity),
    )
    expect(strange).toEqual([])
  })

  it('runs only known install scripts', () => {
    const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))
    expect(running.filter((name) => !mayRunOnInstall.includes(name))).toEqual([])
  })

  it('lists every optional package for every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  it.each(['react', 'react-dom', 'react-router', 'axios', 'zod', '@tanstack/query-core'])('has %s once', (name) => {
    expect(installed.filter(([place]) => nameOf(place) === name)).toHaveLength(1)
  })

  it('has the versions that package.json names', () => {
    const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
      // Exact versions, so that what is installed is what was tested.
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })
})

describe('the Node version', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }

  it('has the same required version everywhere', () => {
    expect(packages['']?.engines?.node).toBe(engines.node)
    expect(readFileSync('README.md', 'utf8')).toContain(`Node \`${engines.node}\``)
  })

  it('has a version that every tool supports', () => {
    // The oldest supported version of each major, and the next majors after an open range.
    const taken = engines.node.split(' || ').flatMap((range) => {
      const [major = 0, minor = 0] = range.replace(/^\D+/, '').split('.').map(Number)
      return range.startsWith('^') ? [[major, minor]] : [[major, minor], [major + 1], [major + 2], [major + 3]]
    })
    const runsOn = (range: string, [major = 0, minor = 0]: number[]) =>
      range.split('||').some((part) => {
        const [, sign = '', from = '0', above = '0'] = /^(\D*?)\s*v?(\d+)(?:\.(\d+))?/.exec(part.trim()) ?? []
        const isSameLine = major === Number(from) && minor >= Number(above)
        return part.trim() === '*' || isSameLine || (sign.startsWith('>=') && major > Number(from))
      })
    const refusing = installed.flatMap(([place, { engines: { node = '*' } = {} }]) =>
      taken.every((version) => runsOn(node, version)) ? [] : [`${place}: ${node}`],
    )
    expect(refusing).toEqual([])
  })
})

describe('the delivered packages', () => {
  const delivered = installed.filter(([place, { dev }]) => !dev && existsSync(`${place}/package.json`))

  it('have licences that allow delivery', () => {
    expect(delivered.length).toBeGreaterThan(50)
    const others = delivered.flatMap(([place]) => {
      const { license } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as { license?: unknown }
      // «MIT AND ISC» requires both, «(MIT OR GPL)» one of them.
      const of = (sign: string) => String(license).replace(/[()]/g, '').split(sign)
      const isFine = of(' OR ').some((choice) => choice.split(' AND ').every((each) => licences.includes(each.trim())))
      return isFine ? [] : [`${place}: ${JSON.stringify(license)}`]
    })
    expect(others).toEqual([])
  })
})
