import { expect } from 'vitest'

/** The name under which a file is sent: `id-card-front.jpg` with its random part. */
export function sentName(plain: string): string {
  const [stem, extension] = plain.split('.')
  return expect.stringMatching(new RegExp(`^${stem}-[0-9a-f]{16}[.]${extension}$`)) as string
}
