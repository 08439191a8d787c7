import { languageNames, LanguageSwitch } from '@/components/LanguageSwitch'
import { language } from '@/texts/language'
import { languages } from '@/texts/languages'

/** All languages, that of the page among them. */
export function LanguageChips({ owner }: { owner: string }) {
  return languages.map((each) =>
    each === language ? (
      <span key={each} className="cc-chip" aria-current="true">
        {languageNames[each]}
      </span>
    ) : (
      <LanguageSwitch key={each} owner={owner} className="cc-chip" />
    ),
  )
}
