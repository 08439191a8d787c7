import { isAxiosError, type AxiosRequestConfig } from 'axios'
import type { Call } from './errors'
import { badAnswer, failure } from './failure'
import { formData, http, type Fields } from './http'

interface Request {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  /** Without them the call has no payload. */
  fields?: Fields
  /** Hears the share of the upload that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Makes a call whose success body is not read. Throws a ServiceError. */
export async function writeCall(call: Call, request: Request): Promise<void> {
  await exchange(call, request)
}

/** Makes a call and reads its body. Throws a ServiceError, of kind `badAnswer` where `read` gives null. */
export async function readCall<Answer>(
  call: Call,
  request: Request,
  read: (body: unknown) => Answer | null,
): Promise<Answer> {
  const { body, status } = await exchange(call, request)
  const answer = read(body)
  if (answer === null) throw badAnswer(call, status)
  return answer
}

export interface OpenAnswer {
  status: number
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Bytes of the whole answer; null where they are compressed, or the backend does not tell. */
  size: number | null
}

/**
 * Makes a call whose answer is read while it comes in, on the page or in a worker. `signal` ends the call and the
 * reading. Throws a ServiceError.
 */
export async function streamCall(call: Call, request: Request, signal: AbortSignal): Promise<OpenAnswer> {
  const { body, status, headers } = await exchange(call, request, {
    adapter: 'fetch',
    responseType: 'stream',
    env: { fetch: abortableFetch },
    fetchOptions: { until: signal },
    // The fetch adapter wants a whole address.
    baseURL: http.defaults.baseURL || globalThis.location.origin,
  })
  if (!(body instanceof ReadableStream)) {
    throw badAnswer(call, status)
  }
  const size = headers['content-encoding'] ? NaN : Number(headers['content-length'])
  return { status, body, size: size > 0 ? size : null }
}

/** Given the signal itself, axios copies a streamed answer piece by piece, and all of it is held twice. */
function abortableFetch(input: URL | string | globalThis.Request, options?: RequestInit & { until?: AbortSignal }) {
  return fetch(input, { signal: options?.until ?? null })
}

async function exchange(
  call: Call,
  { method = 'GET', url, fields, onProgress }: Request,
  options: AxiosRequestConfig = {},
) {
  try {
    const response = await http.request<unknown>({
      ...options,
      method,
      url,
      // No payload, no content type.
      ...(fields ? { data: formData(fields) } : { headers: { 'Content-Type': false } }),
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
    })
    return { body: response.data, status: response.status, headers: response.headers }
  } catch (error) {
    // Anything else is a bug, and must show as one.
    if (!isAxiosError<unknown>(error)) throw error
    throw failure(call, error.response)
  }
}
