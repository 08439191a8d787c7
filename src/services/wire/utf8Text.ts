/** Bytes per part. Small, as one non-ASCII byte slows down its whole part and a call takes only so many arguments. */
const PART = 512

export interface Utf8Text {
  read: (bytes: Uint8Array) => string
  /** Flushes the decoder: a character that is still incomplete comes out as U+FFFD. */
  end: () => string
}

/**
 * Decodes UTF-8 like a TextDecoder, but bypasses it for ASCII, which is nearly all of a long list: browsers keep the
 * decoder's strings outside the script heap and free them only once some 60 MB have piled up.
 */
export function utf8Text(): Utf8Text {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let isFirst = true
  /** Whether the decoder may be waiting for the rest of a character. */
  let isPending = false

  function textOf(part: Uint8Array): string {
    if (!isPlain(part)) {
      isPending = true
      return decoder.decode(part, { stream: true })
    }
    const before = isPending ? decoder.decode() : ''
    isPending = false
    // `apply` takes any array-like, and is ten times as fast as going character by character.
    return before + String.fromCharCode.apply(null, part as unknown as number[])
  }

  return {
    read(bytes) {
      let text = ''
      for (let at = 0; at < bytes.length; at += PART) text += textOf(bytes.subarray(at, at + PART))
      if (isFirst && text !== '') {
        isFirst = false
        // Some servers send a byte order mark.
        return text.startsWith('\uFEFF') ? text.slice(1) : text
      }
      return text
    },
    end: () => decoder.decode(),
  }
}

function isPlain(bytes: Uint8Array): boolean {
  let all = 0
  for (const byte of bytes) all |= byte
  return all < 0x80
}
