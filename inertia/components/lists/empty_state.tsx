import { Inbox, type IconComponent } from '~/icons'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** One sentence: the reason, or what to do. */
  children?: ReactNode
  action?: ReactNode
  icon?: IconComponent
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action, icon: Icon = Inbox }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon size={28} className="is-thin" />
      <p className="empty-state-title">{title}</p>
      {children && <p className="empty-state-text">{children}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  )
}
