/** The camera at the back of a phone, or the one there is. What it rejects with, {@link cameraProblem} reads. */
export async function openCamera(wanted: MediaTrackConstraints): Promise<MediaStream> {
  // Insecure pages (without HTTPS) have no `mediaDevices`.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...wanted } })
}

export const closeCamera = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())

/** Null if the error has nothing to do with the camera. */
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
