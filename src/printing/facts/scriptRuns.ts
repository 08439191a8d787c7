export interface ScriptRun {
  text: string
  /** `between` is what has no direction of its own: blanks, marks, bare numbers. */
  script: 'urdu' | 'latin' | 'between'
}

/** Words in Arabic letters with what stands between them; what stands at their ends goes with the Latin beside it. */
const URDU = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،؛؟۔\u200c\u200d]*[\p{Script=Arabic}\p{M}])?/gu
/** Latin words and numbers with what stands between them, and the brackets and stops that belong to them. */
const LATIN = /[(+#]?[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d\s&'’./()+@#-]*[\p{Script=Latin}\p{M}\d])?[).]*/gu
/** A number without a letter or a mark inside belongs to the words before it, as in «گلی نمبر 4». */
const BARE_NUMBER = /^\d+$/

/** Each part has its own font and direction: beside Urdu letters `12-B` and `0300-1234567` would be turned round. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs = split(text, URDU, 'urdu')
  if (runs.every(({ script }) => script !== 'urdu')) return runs
  return runs.flatMap((run) => (run.script === 'between' ? split(run.text, LATIN, 'latin') : run))
}

/** As `dir="auto"` has it; that attribute would not look into the parts. */
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
