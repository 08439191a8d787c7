/**
 * Opens the camera at the back of a phone, or the only one. {@link cameraProblem} reads what it rejects with.
 *
 * @param signal switches the camera off, even if the user allows it only after the signal
 */
export async function openCamera(wanted: MediaTrackConstraints, signal: AbortSignal): Promise<MediaStream> {
  // Insecure pages (without HTTPS) have no `mediaDevices`.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...wanted } })
  const close = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) close()
  else signal.addEventListener('abort', close, { once: true })
  return stream
}

/** Why a camera could not be opened; null if the error has nothing to do with it. */
export function cameraProblem(error: unknown): 'blocked' | 'none' | 'busy' | null {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'blocked'
    case 'NotFoundError':
    case 'NotSupportedError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return null
  }
}
