import { badAnswer, type Call } from './call'
import { abortableFetch, exchange, isOwnOrigin, NOT_MODIFIED, revalidating } from './request'

/**
 * Makes a call whose body is streamed, on the page or in a worker. `signal` aborts both the call and the reading; `tag`
 * is the `ETag` of the answer that the caller still has. Throws a ServiceError.
 */
export async function streamCall(call: Call, signal: AbortSignal, tag: string | null = null) {
  const { body, status, headers } = await exchange(call, {
    responseType: 'stream',
    env: { fetch: abortableFetch },
    fetchOptions: { cache: 'no-store', until: signal },
    ...(tag === null ? {} : revalidating(tag)),
  })
  const isUnchanged = tag !== null && status === NOT_MODIFIED
  if (!isUnchanged && !(body instanceof ReadableStream)) throw badAnswer(call, status)
  const size = headers['content-encoding'] ? NaN : Number(headers['content-length'])
  const newTag: unknown = !call.method && isOwnOrigin() ? headers['etag'] : null
  return {
    status,
    /** Null if nothing has changed since `tag`. */
    body: isUnchanged ? null : (body as ReadableStream<Uint8Array<ArrayBuffer>>),
    /** Bytes of the whole body; null if it is compressed or the backend sends no length. */
    size: size > 0 ? size : null,
    /** The `ETag` of the answer to a GET; null if it has none, or if the backend is on another origin. */
    tag: isUnchanged ? tag : typeof newTag === 'string' ? newTag : null,
  }
}
