import { t } from '@/texts/t'
import { SquareButton } from '../SquareButton'

export const CloseButton = (button: { disabled?: boolean; onClick: () => void }) => (
  <SquareButton {...button} icon="close" name={t('common.close')} className="cc-ghost cc-popup-close" />
)
