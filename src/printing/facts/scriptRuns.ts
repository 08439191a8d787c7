export interface ScriptRun {
  text: string
  /** `between` is text without a direction of its own: spaces, punctuation, bare numbers. */
  script: 'urdu' | 'latin' | 'between'
}

/** Words in Arabic script and what is between them, without spaces or punctuation at either end. */
const URDU = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،؛؟۔\u200c\u200d]*[\p{Script=Arabic}\p{M}])?/gu
/** Latin words and numbers and what is between them, with the brackets and full stops that belong to them. */
const LATIN = /[(+#]?[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d\s&'’./()+@#-]*[\p{Script=Latin}\p{M}\d])?[).]*/gu
/** A number without letters or punctuation inside belongs to the words before it, as in «گلی نمبر 4». */
const BARE_NUMBER = /^\d+$/

/** No field holds more; a longer text is printed as it stands, in one run and without line breaks. */
export const LONGEST_IN_RUNS = 5000

/** Each run gets its own font and direction: next to Urdu, `12-B` and `0300-1234567` would be reordered. */
export function scriptRuns(text: string): ScriptRun[] {
  if (text.length > LONGEST_IN_RUNS) return [{ text, script: 'between' }]
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
  for (const { 0: own, index } of text.matchAll(pattern)) {
    if (script === 'latin' && BARE_NUMBER.test(own)) continue
    if (index > end) runs.push({ text: text.slice(end, index), script: 'between' })
    runs.push({ text: own, script })
    end = index + own.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), script: 'between' })
  return runs
}
