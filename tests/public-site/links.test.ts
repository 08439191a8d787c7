// @vitest-environment node
import { expect, test } from 'vitest'
import { chatLink } from '@/public-site/links'

test.each([
  ['https://wa.me/+92 300 1234567', 'https://wa.me/923001234567'],
  ['https://wa.me/00923001234567?text=Hello', 'https://wa.me/923001234567?text=Hello'],
  ['https://wa.me/923001234567', 'https://wa.me/923001234567'],
  ['https://wa.me/message/ABC123', 'https://wa.me/message/ABC123'],
  ['https://chat.example/chenab-1', 'https://chat.example/chenab-1'],
])('a chat at %s is opened at %s', (address, link) => {
  expect(chatLink(address)).toBe(link)
})
