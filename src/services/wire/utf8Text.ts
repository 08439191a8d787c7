/** In bytes: few, as one letter that is not plain slows its part down, and a call takes only so many arguments. */
const PART = 512

export interface Utf8Text {
  read: (bytes: Uint8Array) => string
  /** What is left of a letter of which only a part has come. */
  end: () => string
}

/**
 * Reads UTF-8 as a TextDecoder does, but gives it no plain letters, which are nearly all of a long list: browsers keep
 * its texts outside the scripts' memory, and clear them up only when some 60 MB lie there.
 */
export function utf8Text(): Utf8Text {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let isFirst = true
  /** The decoder may wait for the rest of a letter. */
  let isPending = false

  function textOf(part: Uint8Array): string {
    if (!isPlain(part)) {
      isPending = true
      return decoder.decode(part, { stream: true })
    }
    const before = isPending ? decoder.decode() : ''
    isPending = false
    // It takes any array-like, ten times as fast as letter by letter.
    return before + String.fromCharCode.apply(null, part as unknown as number[])
  }

  return {
    read(bytes) {
      let text = ''
      for (let at = 0; at < bytes.length; at += PART) text += textOf(bytes.subarray(at, at + PART))
      if (isFirst && text !== '') {
        isFirst = false
        // The byte order mark, which some servers send.
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
