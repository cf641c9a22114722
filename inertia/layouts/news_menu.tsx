import type { ReactNode, Ref } from 'react'

interface NewsMenuProps {
  /** Names the button, with what waits. */
  label: string
  icon: ReactNode
  /** What waits; nothing is shown for none. */
  count: number
  menu: Ref<HTMLDetailsElement>
  onTurn: (open: boolean) => void
  /** A `<section>` of class `notice-panel`. */
  children: ReactNode
}

/** A button of the top bar with how many things are new, which opens a panel below it, without scripts too. */
export function NewsMenu({ label, icon, count, menu, onTurn, children }: NewsMenuProps) {
  return (
    <details
      className="notice-menu"
      ref={menu}
      onToggle={({ currentTarget }) => onTurn(currentTarget.open)}
    >
      <summary className="icon-button bell" aria-label={label}>
        {icon}
        <Count count={count} />
      </summary>
      {children}
    </details>
  )
}

/** How many, at the corner of the button that says it in words. */
export function Count({ count }: { count: number }) {
  if (!count) return null
  return (
    <span className="bell-count" aria-hidden="true">
      {count >= 100 ? '99+' : count}
    </span>
  )
}

/** What a panel says that has nothing to list. */
export function NewsNote({ children }: { children: ReactNode }) {
  return (
    <p className="notice-none" role="status">
      {children}
    </p>
  )
}
