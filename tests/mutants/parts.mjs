/**
 * What is mutated, the tests that must notice, and how many of 100 faults they must notice at least.
 *
 * @type {Record<string, { mutate: string[], tests: string, atLeast: number }>}
 */
export const parts = {
  domain: { mutate: ['src/domain/**/*.ts'], tests: 'tests/domain/**/*.test.ts', atLeast: 90 },
  services: { mutate: ['src/services/**/*.ts'], tests: 'tests/services/**/*.test.ts', atLeast: 90 },
  hooks: {
    mutate: ['src/**/use[A-Z]*.ts'],
    tests: 'tests/{browser,components,dashboard,printing,public-site}/**/*.test.{ts,tsx}',
    atLeast: 90,
  },
}
