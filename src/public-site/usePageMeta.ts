import { useEffect } from 'react'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'

interface PageMeta {
  /** The whole title. */
  title: string
  description: string
  /** The page's one address. */
  path: string
  /** Search engines are to leave the page out. */
  isUnlisted?: boolean
}

/** Title, description, canonical address and what a shared link shows. The home page's stand in index.html as well. */
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

/** Changes the tag that is there, or adds it. */
function setTag(tag: 'meta' | 'link', which: Attributes, attributes: Attributes): void {
  const selector = Object.entries(which).map(([name, value]) => `[${name}="${value}"]`)
  let element = document.head.querySelector(tag + selector.join(''))
  if (!element) {
    element = document.head.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(which)) element.setAttribute(name, value)
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
