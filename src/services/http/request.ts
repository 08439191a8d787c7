import { type AxiosRequestConfig, create, isAxiosError } from 'axios'
import { env } from '@/env'
import { carriesError } from '../wire/readValues'
import {
  badAnswer,
  type Call,
  failure,
  type Fields,
  isMarkup,
  type ReadCall,
  successText,
  type WriteCall,
} from './call'

/**
 * The axios instance for all backend calls (product 9.1). 0 means no timeout, -1 no length limit. With `no-store` no
 * answer enters the browser's HTTP cache, whatever its headers say (decision 18).
 */
export const http = create({
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  // The fetch adapter needs an absolute URL.
  baseURL: env.apiHost || globalThis.location?.origin,
  withCredentials: true,
  // The adapter would send a header `User-Agent` of its own, which in some browsers needs a CORS preflight.
  headers: { 'Content-Type': 'multipart/form-data', 'User-Agent': false },
  timeout: 0,
  maxContentLength: -1,
  maxBodyLength: -1,
})

/**
 * Makes a call that changes something. Returns the text that reports the success, if any. Throws a ServiceError, also
 * if the body is an HTML page, as the backend may never have received the call.
 */
export async function writeCall(call: WriteCall): Promise<string> {
  const { body, status } = await exchange(call)
  if (carriesError(body)) throw failure(call, { status, statusText: '', data: body })
  if (isMarkup(body)) throw badAnswer(call, status)
  return successText(call.success ?? '', body)
}

/**
 * Makes a call and reads its body. Throws a ServiceError; if `read` returns null, of kind `refused` where the body
 * carries an error, else `badAnswer`.
 */
export async function readCall<Answer>(call: ReadCall<Answer>): Promise<Answer> {
  const { body, status } = await exchange(call)
  const answer = call.read(body)
  if (answer !== null) return answer
  throw carriesError(body) ? failure(call, { status, statusText: '', data: body }) : badAnswer(call, status)
}

/** The status of an answer that has not changed since the one whose `ETag` was sent. */
export const NOT_MODIFIED = 304

/**
 * Whether the backend is on the site's own origin. On another one, the headers of {@link revalidating} need a CORS
 * preflight, which the backend may refuse.
 */
export const isOwnOrigin = () => http.defaults.baseURL === globalThis.location?.origin

/** The options of a call that asks whether an answer has changed. @param tag the `ETag` of that answer */
export function revalidating(tag: string): AxiosRequestConfig {
  return {
    // Otherwise the browser adds `no-cache`, for which backends send the whole answer again.
    headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    validateStatus: (status) => (status >= 200 && status < 300) || status === NOT_MODIFIED,
  }
}

/**
 * A fetch that `until` aborts. Given a `signal` of its own, axios would copy the stream, and the whole answer would be
 * in memory twice.
 */
export function abortableFetch(
  input: URL | string | globalThis.Request,
  options?: RequestInit & { until?: AbortSignal },
) {
  return fetch(input, { signal: options?.until ?? null })
}

/** Makes a call and returns its answer, whatever is in it. Throws a ServiceError for an error status or no answer. */
export async function exchange(call: Call, options: AxiosRequestConfig = {}) {
  const { method = 'GET', path, fields, onProgress } = call
  try {
    const response = await http.request<unknown>({
      ...options,
      method,
      url: path,
      // A call without a body must not send the default content type.
      ...(fields ? { data: formData(fields) } : { headers: { ...options.headers, 'Content-Type': false } }),
      ...(onProgress ? uploading(onProgress) : {}),
    })
    return { body: response.data, status: response.status, headers: response.headers }
  } catch (error) {
    // Anything else is a bug in our code, so let it surface.
    if (!isAxiosError<unknown>(error)) throw error
    const { response } = error
    // A 404 that is not JSON comes from a host that does not know the call, not from the backend.
    if (call.mayFindNothing && response?.status === 404 && /json/.test(String(response.headers['content-type']))) {
      const body = options.responseType === 'stream' ? new Response('[]').body : []
      return { body, status: 200, headers: response.headers }
    }
    throw failure(call, response)
  }
}

/** Only XMLHttpRequest reports the upload. It ignores `no-store`, but browsers cache no answers to POST. */
function uploading(onProgress: (share: number) => void): AxiosRequestConfig {
  return { adapter: ['xhr', 'fetch'], onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }
}

/** The multipart form of a call. */
function formData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, value, value.name)
  }
  return form
}
