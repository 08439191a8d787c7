interface ScriptRun {
  text: string
  /** `between` is text without a direction of its own: spaces, punctuation, bare numbers. */
  script: 'urdu' | 'latin' | 'between'
}

const WORD = String.raw`\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c\u200d]*`

/** Words in Arabic script with what is between them, and the bare numbers that belong to them, as in “گلی نمبر 4”. */
const URDU = new RegExp(String.raw`${WORD}(?:[\s،؛؟۔]+(?:${WORD}|\d+(?![^\s،؛؟,.)])))*۔?`, 'gu')

const TOKEN = String.raw`[+#]?[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d&'’./+@#-]*`

const TOKENS = String.raw`${TOKEN}(?:\s+(?:&\s+)?${TOKEN})*`

const BRACKETED = String.raw`\(${TOKENS}\)\.?`

/**
 * Latin words and numbers. Of brackets they include only whole pairs; a single one takes the direction of the line, and
 * so does a bare number after a pair, which belongs to what follows: “چادر (double) 2 عدد”.
 */
const LATIN = new RegExp(
  String.raw`(?:${TOKENS}|${BRACKETED})(?:\s+(?:${BRACKETED}|(?!\d+(?:[\s،,.)]|$))${TOKENS}))*`,
  'gu',
)

/** A number alone has no direction of its own. */
const BARE_NUMBER = /^\d+$/

/** More than any field takes. A longer text is printed unchanged, in one run and without line breaks. */
export const MAX_CHARACTERS_IN_RUNS = 5000

/**
 * Each run is isolated with its own direction, so that the line alone orders them: next to Urdu, `12-B` and
 * `0300-1234567` would be reordered, and two Urdu words with an isolated Latin one between them would swap.
 */
export function scriptRuns(text: string): ScriptRun[] {
  if (text.length > MAX_CHARACTERS_IN_RUNS) return [{ text, script: 'between' }]
  const runs = split(text, URDU, 'urdu')
  if (runs.every(({ script }) => script !== 'urdu')) return runs
  return runs.flatMap((run) => (run.script === 'between' ? split(run.text, LATIN, 'latin') : run))
}

/** Like `dir="auto"`, which would ignore the text inside the isolated runs. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'ltr'
}

function split(text: string, pattern: RegExp, script: 'urdu' | 'latin'): ScriptRun[] {
  const runs: ScriptRun[] = []
  let end = 0
  pattern.lastIndex = 0
  // Not `matchAll`, which copies the pattern each time: most of the work where runs are short.
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { 0: own, index } = found
    if (script === 'latin' && BARE_NUMBER.test(own)) continue
    if (index > end) runs.push({ text: text.slice(end, index), script: 'between' })
    runs.push({ text: own, script })
    end = index + own.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), script: 'between' })
  return runs
}
