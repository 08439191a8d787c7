import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Icon, type IconName } from '../Icon'

interface ListNoticeProps {
  /** A river without water, or one that is cut off. */
  drawing: 'dry' | 'cut'
  heading: string
  children?: ReactNode
  button?: { name: string; icon?: IconName; onPress: () => void } | undefined
}

/** In the place of the rows. */
export function ListNotice({ drawing, heading, children, button }: ListNoticeProps) {
  const isCut = drawing === 'cut'
  return (
    <div className="cc-no-rows" role={isCut ? 'status' : undefined}>
      <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
        {isCut ? (
          <>
            <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 16-21" />
            <path className="dry" d="M138 14h88" />
            <path className="cut" d="m111 6 16 16M127 6l-16 16" />
          </>
        ) : (
          <path className="dry" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22h120" />
        )}
        <circle className={isCut ? 'node' : undefined} cx="14" cy="62" r="8" />
        <circle cx="226" cy="14" r="8" />
      </svg>
      <h2>{heading}</h2>
      {children !== undefined && <p>{children}</p>}
      {button && (
        <Button
          look={isCut ? 'primary' : 'outline'}
          icon={button.icon && <Icon name={button.icon} small />}
          text={button.name}
          onClick={button.onPress}
        />
      )}
    </div>
  )
}
