import { useEffect } from 'react'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'

interface PageMeta {
  title: string
  description: string
  path: string
  isUnlisted?: boolean
}

/** The build writes all this into the HTML of prerendered pages as well. */
export function usePageMeta({ title, description, path, isUnlisted = false }: PageMeta): void {
  usePageTitle(title)
  useEffect(() => {
    const address = company.siteUrl + path
    setTag('link', { rel: 'canonical' }, { href: address })
    setTag('meta', { name: 'description' }, { content: description })
    setTag('meta', { name: 'robots' }, { content: isUnlisted ? 'noindex' : 'index, follow' })
    setTag('meta', { property: 'og:title' }, { content: title })
    setTag('meta', { property: 'og:description' }, { content: description })
    setTag('meta', { property: 'og:url' }, { content: address })
  }, [title, description, path, isUnlisted])
}

type Attributes = Record<string, string>

function setTag(tag: 'meta' | 'link', which: Attributes, attributes: Attributes): void {
  const selector = Object.entries(which).map(([name, value]) => `[${name}="${value}"]`)
  let element = document.head.querySelector(tag + selector.join(''))
  if (!element) {
    element = document.head.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(which)) element.setAttribute(name, value)
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
