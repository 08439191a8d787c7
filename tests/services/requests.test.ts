import { describe, expect, it } from 'vitest'
import { upTrack } from '@/services/airwayBill'
import { createCenter, updateCenter } from '@/services/center'
import { http } from '@/services/http/request'
import { updateProfile } from '@/services/profile'
import { aBackend, HOST } from './backend'
import { callNames, calls } from './calls'
import { centerForm, profileForm } from './forms'

const { recorded } = aBackend()

describe('what each call sends', () => {
  it.each(callNames)('%s', async (name) => {
    const { run, sends, fields } = calls[name]
    const sent = recorded()
    // Reading calls fail on this answer; only the request is examined.
    await run().catch(() => undefined)
    const { request, form } = sent.first()
    expect(`${request.method} ${request.url.replace(HOST, '')}`).toBe(sends)
    expect(request.credentials).toBe('include')
    expect(request.cache, 'never through the HTTP cache').toBe('no-store')
    // Other headers would make the browser ask another origin for permission first.
    expect(request.headers.get('user-agent') ?? '').not.toContain('axios')
    expect(request.headers.get('if-none-match')).toBeNull()
    if (name === 'createAirwayBill') return
    expect(form).toEqual(fields?.map((field) => [...field]) ?? null)
    const body = fields ? null : [request.headers.get('content-type'), await request.text()]
    expect(body, 'without fields no payload at all').toEqual(fields ? null : [null, ''])
  })

  it('has neither a timeout nor a length limit, and is multipart by default', () => {
    const { timeout, maxContentLength, maxBodyLength, withCredentials, headers } = http.defaults
    expect({ timeout, maxContentLength, maxBodyLength, withCredentials }).toEqual({
      timeout: 0,
      maxContentLength: -1,
      maxBodyLength: -1,
      withCredentials: true,
    })
    expect(headers['Content-Type']).toBe('multipart/form-data')
  })
})

describe('fields that are sent only sometimes', () => {
  it.each(['2', '3', '4', '5', '7'])('leaves out the tracking link for status type %s', async (type) => {
    const sent = recorded()
    await upTrack('1', { type, description: 'd', trackingLink: 'https://left.over.example' })
    expect(sent.first().form).toEqual([
      ['type', type],
      ['description', 'd'],
    ])
  })

  it('sends the phone of a new center only if it is filled in', async () => {
    const sent = recorded()
    await createCenter(centerForm)
    expect(sent.first().form?.at(-1)).toEqual(['phone', '03001234567'])
  })

  it('sends password and phone of a center only if they are filled in, and never the confirmation', async () => {
    const sent = recorded()
    await updateCenter('1', { ...centerForm, phone: '' })
    expect(sent.first().form?.map(([name]) => name)).toEqual([
      'centerName',
      'centerAddress',
      'email',
      'username',
      'password',
      'fullName',
    ])
  })

  it('sends the password of the profile only if it is filled in', async () => {
    const sent = recorded()
    await updateProfile({ ...profileForm, password: 'new one' })
    expect(Object.fromEntries(sent.first().form ?? [])).toMatchObject({ password: 'new one' })
  })
})
