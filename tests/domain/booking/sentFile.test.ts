import { describe, expect, test } from 'vitest'
import { sentFile } from '@/domain/booking/sentFile'
import { type UploadField } from '@/domain/booking/uploadFields'
import { sentName } from '../../sentName'

describe('the name of a sent file', () => {
  test.each<[UploadField, string, string, string, string]>([
    ['shipperIDFront', 'کارڈ #1.PNG', 'image/jpeg', sentName('id-card-front.jpg'), 'image/jpeg'],
    ['shipperIDBack', '../../back.php', 'image/png', sentName('id-card-back.png'), 'image/png'],
    ['customNTN', 'evil.html', 'application/pdf', sentName('custom-copies.pdf'), 'application/pdf'],
    ['customNTN', 'evil.html', 'text/html', sentName('custom-copies.jpg'), 'image/jpeg'],
    ['customNTN', '', 'constructor', sentName('custom-copies.jpg'), 'image/jpeg'],
  ])('is ours for the %s, whatever the chosen name: %s, %s', async (field, chosen, type, name, sentType) => {
    const sent = sentFile(field, new File(['content'], chosen, { type }))
    expect([sent.name, sent.type, await sent.text()]).toEqual([name, sentType, 'content'])
  })
})
