import type { Partner } from './answerTexts'

interface PartnerLinkProps {
  partner: Partner
  number: string
  /** The link's text, in place of the partner's name. */
  text?: string
}

export function PartnerLink({ partner: { link, name }, number, text = name }: PartnerLinkProps) {
  if (link === null) return name
  const label = `${text} to follow ${number} on ${name} (new tab)`
  return (
    <a className="cc-link" href={link} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {text}
    </a>
  )
}
