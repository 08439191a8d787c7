import { createElement, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The booking form's own elements, all fields controlled by one state at the top. */

type Part = string | { tag: string; props: Record<string, string | boolean>; children: readonly Part[] }
type Values = Readonly<Record<string, string>>

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  colspan: 'colSpan',
  maxlength: 'maxLength',
}
const left = new Set(['style', 'value', 'selected', 'checked', 'name', 'hidden'])

function partsOf(parent: Element): Part[] {
  return [...parent.childNodes].flatMap((node): Part[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = [...node.attributes].filter(({ name }) => !left.has(name))
    const props = Object.fromEntries(
      attributes.map(({ name, value }) => [
        renamed[name] ?? name,
        /^(disabled|readonly|required)$/.test(name) || value,
      ]),
    )
    const name = node.getAttribute('name')
    return [{ tag: node.localName, props: name === null ? props : { ...props, name }, children: partsOf(node) }]
  })
}

function drawn(parts: readonly Part[], values: Values, change: (name: string, value: string) => void): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    const { tag, props, children } = part
    const name = props['name']
    const isField = /^(input|select|textarea)$/.test(tag) && props['type'] !== 'file' && typeof name === 'string'
    const field = isField
      ? {
          value: values[name] ?? '',
          onChange: (event: { target: { value: string } }) => change(name, event.target.value),
        }
      : {}
    const content = /^(input|textarea|img|br|col|hr)$/.test(tag) ? [] : drawn(children, values, change)
    return createElement(tag, { ...props, ...field, key: index }, ...content)
  })
}

function ControlledForm({ parts }: { parts: readonly Part[] }) {
  const [values, setValues] = useState<Values>({})
  return drawn(parts, values, (name, value) => setValues((earlier) => ({ ...earlier, [name]: value })))
}

const answer = await fetch('/bench/bareForm.html')
const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value)
document.body.className = page.body.className
const sheet = page.querySelector('link[rel="stylesheet"]')
if (sheet) document.head.append(sheet)
const form = page.querySelector('#root')
const root = document.getElementById('root')
if (form && root) createRoot(root).render(<ControlledForm parts={partsOf(form)} />)
