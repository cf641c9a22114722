import { usePage } from '@inertiajs/react'
import { ChevronRight } from '~/icons'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { PortalLink } from '~/components/portal_link'
import { menuPositionOf, type MenuEntry, type MenuGroup, type MenuItem } from '~/layouts/menu'
import { t } from '~/text'
import { useAppearance } from '~/use_appearance'
import { usePortal } from '~/use_portal'

/** The open groups of a sidebar: those that the user left open, and the one with the current path. */
export interface OpenGroups {
  isOpen: (group: MenuGroup) => boolean
  toggle: (group: MenuGroup, open: boolean) => void
}

/**
 * The open groups, as the user left them on any page or device. The group of the current path opens on
 * navigation and can be closed until the next one.
 */
export function useOpenGroups(menu: MenuEntry[]): OpenGroups {
  const { path } = usePortal()
  const { appearance } = usePage().props
  const keep = useAppearance()
  const { group: current } = menuPositionOf(path, menu)
  const [opened, setOpened] = useState(appearance.groups)
  const [closedAt, setClosedAt] = useState('')
  const [serverGroups, setServerGroups] = useState(appearance.groups.join())

  // Changed elsewhere: in the profile, or on another device.
  if (serverGroups !== appearance.groups.join()) {
    setServerGroups(appearance.groups.join())
    setOpened(appearance.groups)
  }

  return {
    isOpen: (group) => opened.includes(group.id) || (group === current && closedAt !== path),
    toggle(group, open) {
      const others = opened.filter((id) => id !== group.id)
      const groups = open ? [...others, group.id] : others
      setOpened(groups)
      if (group === current) setClosedAt(open ? '' : path)
      keep({ groups })
    },
  }
}

interface SidebarNavProps {
  /** The name of the landmark, which can occur twice on a page. */
  label: string
  menu: MenuEntry[]
  groups: OpenGroups
}

/** The items of a menu; the longest that matches the path is active. */
export function SidebarNav({ label, menu, groups }: SidebarNavProps) {
  const { path } = usePortal()
  const { item: active } = menuPositionOf(path, menu)

  return (
    <nav className="sidebar-nav" aria-label={label}>
      <ul>
        {menu.map((entry, index) => (
          <li key={index}>
            <Entry entry={entry} active={active} {...groups} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps extends OpenGroups {
  entry: MenuEntry
  active: MenuItem | null
}

/** One entry of a menu, by its type. */
export function Entry({ entry, active, isOpen, toggle }: EntryProps) {
  switch (entry.type) {
    case 'item':
      return <Item item={entry} active={entry === active} />
    case 'group':
      return (
        <Group
          group={entry}
          active={active}
          open={isOpen(entry)}
          toggle={(open) => toggle(entry, open)}
        />
      )
    default:
      return <p className="nav-error">{t('common.menu_error')}</p>
  }
}

interface GroupProps {
  group: MenuGroup
  active: MenuItem | null
  open: boolean
  toggle: (open: boolean) => void
}

/** A native disclosure, so that it works before hydration and without scripts. */
function Group({ group, active, open, toggle }: GroupProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const Icon = group.icon

  // Opened or closed by the browser: before hydration, or to show text that the user searches for.
  useEffect(() => {
    const isOpen = element.current?.open ?? open
    if (isOpen !== open) toggle(isOpen)
  }, [open, toggle])

  function press(event: MouseEvent) {
    event.preventDefault()
    toggle(!open)
  }

  return (
    <details open={open} ref={element}>
      <summary className="nav-entry" onClick={press}>
        <Icon size={18} />
        {group.label}
        <ChevronRight size={16} className="nav-chevron" />
      </summary>
      <ul className="nav-items">
        {group.items.map((item) => (
          <li key={item.href}>
            <Item item={item} active={item === active} bare />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Item({ item, active, bare = false }: { item: MenuItem; active: boolean; bare?: boolean }) {
  const Icon = item.icon
  return (
    <PortalLink
      href={item.href}
      className={active ? 'nav-entry is-active' : 'nav-entry'}
      aria-current={active ? 'page' : undefined}
    >
      {Icon && !bare && <Icon size={18} />}
      {item.label}
    </PortalLink>
  )
}
