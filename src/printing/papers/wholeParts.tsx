/**
 * A text in which browsers do not break the lines within some parts.
 *
 * @param parts matches such a part, in a group of its own
 */
export function wholeParts(text: string, parts: RegExp) {
  return text.split(parts).map((part, index) =>
    index % 2 === 1 ? (
      <span className="p-whole" key={`${index} ${part}`}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Not broken after a hyphen, as in “fifty-eight”. */
export const wholeWords = (text: string) => wholeParts(text, /(\S+-\S+)/)
