import { t } from '@/texts/t'
import { SquareButton } from './SquareButton'
import { switchTheme, useTheme } from './useTheme'

export function ThemeSwitch({ className }: { className: string }) {
  const { theme } = useTheme()
  return (
    <SquareButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      name={t(theme === 'dark' ? 'common.toLightTheme' : 'common.toDarkTheme')}
      className={`cc-ghost cc-theme ${className}`}
      onClick={switchTheme}
    />
  )
}
