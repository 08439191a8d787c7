import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { addressIn } from '@/texts/languages'
import { addressOf } from '@/texts/language'

interface PageMetaProps {
  title: string
  description: string
  path: string
  isUnlisted?: boolean
}

/**
 * The tags in the head of a page. React inserts them; the build writes them into prerendered pages, with `og:title` as
 * the title.
 */
export function PageMeta({ title, description, path, isUnlisted = false }: PageMetaProps) {
  usePageTitle(title)
  const address = company.siteUrl + addressOf(path)
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="en" href={company.siteUrl + addressIn('en', path)} />
      <link rel="alternate" hrefLang="ur" href={company.siteUrl + addressIn('ur', path)} />
      <link rel="alternate" hrefLang="x-default" href={company.siteUrl + addressIn('en', path)} />
      <meta name="description" content={description} />
      <meta name="robots" content={isUnlisted ? 'noindex' : 'index, follow'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  )
}
