import { directionOf, inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import type { Message } from './MessagesProvider'
import { useMessages } from './useMessages'

export function MessageText({ message }: { message: Message }) {
  const { text, about, undo } = message
  const { takeBack } = useMessages()
  const wording = inLanguage(text)
  return (
    <>
      <span dir={directionOf(wording)}>{wording}</span>
      {about && (
        <b className="cc-number" translate="no">
          {' '}
          {about}
        </b>
      )}
      {undo && (
        <button className="btn btn-link cc-inline" type="button" onClick={() => takeBack(message)}>
          {t('common.undo')}
        </button>
      )}
    </>
  )
}
