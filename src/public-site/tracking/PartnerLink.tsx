import { t } from '@/texts/t'
import { OutsideLink } from '../OutsideLink'
import type { Partner } from './answerTexts'

export const linkTo = (partner: Partner, number: string) => (words: string) => (
  <PartnerLink partner={partner} number={number} text={words} />
)

interface PartnerLinkProps {
  partner: Partner
  number: string
  /** The link's text, in place of the partner's name. */
  text?: string
}

export function PartnerLink({ partner: { link, name }, number, text = name }: PartnerLinkProps) {
  if (link === null) return <bdi>{name}</bdi>
  const label = t('tracking.followLink', { text, number, name })
  return (
    <OutsideLink className="cc-link" href={link} aria-label={label}>
      {text}
    </OutsideLink>
  )
}
