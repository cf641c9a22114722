import type { ReactNode, Ref } from 'react'

interface NewsMenuProps {
  /** The label of the button, with the number of new items. */
  label: string
  icon: ReactNode
  /** The number of new items; hidden if 0. */
  count: number
  menu: Ref<HTMLDetailsElement>
  onTurn: (open: boolean) => void
  /** A `<section>` of class `notice-panel`. */
  children: ReactNode
}

/** A button of the top bar with the number of new items, which opens a panel. Works without scripts. */
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

/** The badge of the button, whose label has the number as text. */
export function Count({ count }: { count: number }) {
  if (!count) return null
  return (
    <span className="bell-count" aria-hidden="true">
      {count >= 100 ? '99+' : count}
    </span>
  )
}

/** The text of an empty panel. */
export function NewsNote({ children }: { children: ReactNode }) {
  return (
    <p className="notice-none" role="status">
      {children}
    </p>
  )
}
