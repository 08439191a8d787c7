import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Icon, type IconName } from '../Icon'
import { RouteDrawing } from '../RouteDrawing'

interface ListNoticeProps {
  /** There are no rows, or they could not be loaded. */
  drawing: 'empty' | 'failed'
  heading: string
  children?: ReactNode
  button?: { name: string; icon?: IconName; onPress: () => void } | undefined
}

/** Shown in place of the rows. */
export function ListNotice({ drawing, heading, children, button }: ListNoticeProps) {
  const isFailed = drawing === 'failed'
  return (
    <div className="cc-no-rows" role={isFailed ? 'status' : undefined}>
      <RouteDrawing state={drawing} />
      <h2>{heading}</h2>
      {children !== undefined && <p>{children}</p>}
      {button && (
        <Button
          look={isFailed ? 'primary' : 'outline'}
          icon={button.icon && <Icon name={button.icon} small />}
          text={button.name}
          onClick={button.onPress}
        />
      )}
    </div>
  )
}
